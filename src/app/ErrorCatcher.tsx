import { Component, type ReactNode, useEffect, useState } from 'react';
import { useT } from '../i18n';
import type { Bus } from '../net/bus';
import { Button } from '../ui/Button';
import { HouseContext } from '../house/hooks';
import css from './ErrorCatcher.module.css';

interface CatcherState {
  readonly failed: boolean;
}

/** Keeps a screen that broke from taking the rest along: it says so, reports it, and offers to load the page again. */
export class ErrorCatcher extends Component<{ readonly children: ReactNode }, CatcherState> {
  static override contextType = HouseContext;
  declare context: { readonly bus: Bus } | null;
  override state: CatcherState = { failed: false };

  static getDerivedStateFromError(): CatcherState {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.context?.bus.emit('report', {
      kind: 'failure',
      detail: `${error.name}: ${error.message}`,
      route: location.pathname,
    });
  }

  override render(): ReactNode {
    return this.state.failed ? <Stumbled /> : this.props.children;
  }
}

/** Without a connection it is a part of the site that this device does not have yet: it opens as soon as there is one. */
function Stumbled() {
  const t = useT();
  const [away] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!away) return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [away]);
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
