import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { AccountCorner } from '../account/AccountCorner';
import { Bell } from '../account/Bell';
import { SessionClock } from '../account/SessionClock';
import { useSession } from '../house/hooks';
import { useT } from '../i18n';
import { Brand } from '../ui/Brand';
import { cx } from '../ui/cx';
import { SkipLink } from '../ui/SkipLink';
import { Dust } from '../ui/Sky';
import { useDesktop } from '../ui/useMedia';
import { BottomNav } from './BottomNav';
import { sideBar } from './wide';
import css from './Shell.module.css';

/** The frame around a page: header and bottom navigation on phones, side bar and top bar on desktops. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const desktop = useDesktop();
  const belled = useSession(({ context }) => context.user !== null);
  return (
    <div className={cx(css.shell, desktop && css.wide)}>
      <SkipLink />
      {desktop ? <Side /> : null}
      <header className={cx(css.header, belled && css.belled)}>
        {desktop ? null : (
          <>
            <div className={css.dust}>
              <Dust count={26} seed={5} />
            </div>
            <Link href="/" className={css.brand} aria-label={`${t('app.name')}, ${t('nav.home')}`}>
              <Brand />
            </Link>
          </>
        )}
        <span className={css.grow} />
        <SessionClock small={!desktop} />
        <AccountCorner compact={!desktop} />
        {desktop ? null : (
          <span className={css.bell}>
            <Bell />
          </span>
        )}
      </header>
      <Main className={css.main}>{children}</Main>
      {desktop ? null : <BottomNav />}
    </div>
  );
}

/** The frame around a game room: nothing on phones, where the room is the screen; a rail on desktops. */
export function RoomShell({ children }: { readonly children: ReactNode }) {
  const desktop = useDesktop();
  return (
    <div className={cx(css.room, desktop && css.railed)}>
      <SkipLink />
      {desktop ? <Side rail /> : null}
      <Main className={css.roomMain}>{children}</Main>
    </div>
  );
}

function Side({ rail }: { readonly rail?: boolean }) {
  const [SideBar] = useState(sideBar.component);
  return (
    <Suspense fallback={null}>
      <SideBar rail={rail} />
    </Suspense>
  );
}

/** The page's content. It takes the focus when the page changes, so that the keyboard starts where the eyes do. */
function Main({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) {
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <main ref={main} id="isi" className={className} tabIndex={-1}>
      {children}
    </main>
  );
}
