import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from '../i18n';
import type { Insets, StageFeed, StageSettings, StageStatus } from './feed';
import type { StageHost, StageVisit } from './host';
import type { StagedGame } from './registry';
import styles from './Stage.module.css';
import { useStageHost } from './StageProvider';

export interface StageProps<G extends StagedGame> {
  /** Make it once for a room: another feed is another visit. */
  readonly feed: StageFeed<G>;
  readonly settings: StageSettings;
  /** What the shell covers. */
  readonly insets?: Insets;
  /** Says what the picture is; what happens in it is announced by the room. */
  readonly label: string;
  /** Shown over the sky while it loads or when it cannot be shown. */
  readonly fallback?: (status: Exclude<StageStatus, 'running'>, retry: () => void) => ReactNode;
}

/** What a room that is entered now begins with: told by the host later, it would be rendered twice. */
export const firstStatus = (host: StageHost): StageStatus => (host.picture() === null ? 'loading' : 'resting');

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A game's picture. React places it and never renders it: views and cues go from the feed to the scene directly. */
export function Stage<G extends StagedGame>({ feed, settings, insets = NONE, label, fallback }: StageProps<G>) {
  const host = useStageHost();
  const element = useRef<HTMLDivElement>(null);
  const visit = useRef<StageVisit | null>(null);
  const { locale } = useLocale();
  const [status, setStatus] = useState(() => firstStatus(host));
  const [attempt, setAttempt] = useState(0);
  const { top, right, bottom, left } = insets;
  const latest = useRef(insets);

  useEffect(() => {
    latest.current = { top, right, bottom, left };
    visit.current?.insets(latest.current);
  }, [top, right, bottom, left]);

  // Before the browser paints: a scene that was loaded ahead is in the room's first frame.
  useLayoutEffect(() => {
    if (!element.current) return;
    const entered = host.enter({
      element: element.current,
      feed,
      settings,
      locale,
      insets: latest.current,
      onStatus: setStatus,
    });
    visit.current = entered;
    return () => {
      visit.current = null;
      entered.leave();
    };
  }, [host, feed, settings, locale, attempt]);

  return (
    <div className={styles.stage} role="img" aria-label={label} onPointerDown={() => visit.current?.skip()}>
      {status === 'resting' ? <Resting picture={host.picture()} /> : null}
      <div ref={element} className={styles.canvas} />
      {status !== 'running' && fallback?.(status, () => setAttempt((n) => n + 1))}
    </div>
  );
}

/** The room's page had it; taken once, for it is forgotten before the scene is there. */
function Resting({ picture }: { readonly picture: string | null }) {
  const [kept] = useState(picture);
  return kept === null ? null : <div className={styles.resting} style={{ backgroundImage: `url(${kept})` }} />;
}
