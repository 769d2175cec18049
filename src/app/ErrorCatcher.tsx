import { Component, type ReactNode, useContext, useEffect, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { isOnline } from '../../machines/channel/select';
import type { House } from '../house/house';
import { useT } from '../i18n';
import type { Bus } from '../net/bus';
import { Button } from '../ui/Button';
import { HouseContext } from '../house/hooks';
import css from './ErrorCatcher.module.css';

interface CatcherProps {
  /** Hears what broke; undefined where there is no house. */
  readonly bus: Bus | undefined;
  readonly path: string;
  readonly children: ReactNode;
}

interface CatcherState {
  readonly failed: boolean;
}

/** A class has no context: pages come without that part of React DOM (tools/lib/lean-react-parts). */
class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { failed: false };

  static getDerivedStateFromError(): CatcherState {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.bus?.emit('report', {
      kind: 'failure',
      detail: `${error.name}: ${error.message}`,
      route: location.pathname,
    });
  }

  /** Another page is another try. */
  override componentDidUpdate({ path }: CatcherProps): void {
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <Stumbled /> : this.props.children;
  }
}

/** Keeps a screen that broke from taking the rest along: it says so, reports it, and offers to load the page again; another page is shown as ever. */
export function ErrorCatcher({ children }: { readonly children: ReactNode }) {
  const house = useContext(HouseContext);
  return (
    <Catcher bus={house?.bus} path={usePathname()}>
      {children}
    </Catcher>
  );
}

/** Whether the connection that the visit had is gone: a device in a tunnel still counts as online. */
function isCut(house: House | null): boolean {
  if (house === null) return false;
  const now = house.link.getSnapshot();
  return now.context.wasConnected && !isOnline(now);
}

/** Without a connection it is a part of the site that this device does not have yet: it opens as soon as there is one. */
function Stumbled() {
  const t = useT();
  const house = useContext(HouseContext);
  const [away] = useState(() => !navigator.onLine || isCut(house));
  useEffect(() => {
    if (!away) return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    const back = house?.link.on('online', reload);
    return () => {
      removeEventListener('online', reload);
      back?.unsubscribe();
    };
  }, [away, house]);
  return (
    <div className={css.stumbled} role="alert">
      <h2>{t(away ? 'state.awayTitle' : 'state.crashedTitle')}</h2>
      <p>{t(away ? 'state.awayBody' : 'state.crashedBody')}</p>
      <Button icon="refresh" onClick={() => location.reload()}>
        {t('state.reload')}
      </Button>
    </div>
  );
}
