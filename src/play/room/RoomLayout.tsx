import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n';
import type { IconName } from '../../ui/icons';
import { IconButton } from '../../ui/IconButton';
import { useDesktop } from '../../ui/useMedia';
import { RoomHeader, type RoomHeaderProps } from './RoomHeader';
import { type RoomSheet, RoomSheets } from './RoomSheets';
import { RoomSheetContext } from './sheets';
import { RoomTools } from './RoomTools';
import { useFullscreen } from './useFullscreen';
import { type Inset, useInset } from './useInset';
import css from './RoomLayout.module.css';

/** A button above the bet sheet of a phone that opens a sheet. */
export interface RoomTool {
  /** The sheet it opens. */
  readonly sheet: string;
  readonly icon: IconName;
  readonly label: string;
  /** What the first, wide tool shows beside its icon. */
  readonly face?: ReactNode;
}

interface RoomLayoutProps extends RoomHeaderProps {
  /** The canvas; told how much of it the shell covers, in CSS px. */
  readonly stage: (inset: Inset) => ReactNode;
  /** A row over the sky of a phone: past results, or a choice of rooms. */
  readonly strip?: ReactNode;
  /** The bet panel: sheet over the bottom, right column, or card. */
  readonly bet: ReactNode;
  readonly tools: readonly RoomTool[];
  /** A button more among the tools of a phone, in the canvas's corner on a desktop. */
  readonly extra?: ReactNode;
  /** The canvas draws the sheet that the bet panel of an upright phone belongs to: no edge between them. */
  readonly joined?: boolean;
  /** The cards below the stage on a desktop. */
  readonly panels: ReactNode;
  readonly sheets: readonly RoomSheet[];
}

/**
 * The frame of every game room. One order of elements for all sizes, so that the canvas is never mounted anew: a phone upright has the
 * canvas behind everything and the bet sheet over its bottom, a phone on its side and a desktop have the bet panel at the right.
 */
export function RoomLayout({
  stage,
  strip,
  bet,
  tools,
  extra,
  joined = false,
  panels,
  sheets,
  ...header
}: RoomLayoutProps) {
  const t = useT();
  const desktop = useDesktop();
  const [open, setOpen] = useState<string | null>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const inset = useInset(canvas, above, below);
  const fullscreen = useFullscreen();
  useBannerAbove();
  return (
    <RoomSheetContext value={useMemo(() => ({ open: setOpen }), [])}>
      <div className={css.room} data-joined={joined || undefined}>
        <div ref={canvas} className={css.stage}>
          {stage(inset)}
          {desktop ? (
            <div className={css.corner}>
              {extra}
              {fullscreen ? (
                <IconButton
                  icon="expand"
                  label={t(fullscreen.on ? 'room.fullscreenLeave' : 'room.fullscreen')}
                  aria-pressed={fullscreen.on}
                  onClick={fullscreen.toggle}
                />
              ) : null}
            </div>
          ) : null}
        </div>
        <div className={css.header}>
          <RoomHeader {...header} />
        </div>
        <div ref={above} className={css.strip}>
          {desktop ? null : strip}
        </div>
        <div ref={below} className={css.tools}>
          {desktop ? null : <RoomTools tools={tools} extra={extra} />}
        </div>
        <section className={css.bet} aria-label={t('room.bet')}>
          {bet}
        </section>
        {desktop ? <div className={css.panels}>{panels}</div> : null}
      </div>
      <RoomSheets sheets={sheets} open={open} onClose={() => setOpen(null)} />
    </RoomSheetContext>
  );
}

/** While a room is open, the banner of a lost connection stays clear of the main button (ConnectionBanner.module.css). */
function useBannerAbove(): void {
  useEffect(() => {
    document.documentElement.dataset.room = '';
    return () => {
      delete document.documentElement.dataset.room;
    };
  }, []);
}
