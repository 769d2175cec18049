import { use, useMemo } from 'react';
import { machines } from '../../../machines/registry';
import type { StagedGame } from '../../stage/registry';
import { useDeck } from '../bench';
import { ChartPicture } from '../chart/ChartPicture';
import { Log } from '../chart/Log';
import { chartOf } from '../chart/model';
import { litBy, type Standing, teller } from '../chart/told';
import { Where } from '../chart/Where';
import { Zoom } from '../chart/Zoom';
import { studioGames } from '../games';
import type { PanelProps } from './index';
import css from './Statechart.module.css';

/** The log's times have one decimal: more often than that there is nothing new to see. */
const STEP_MS = 100;

/** Each asked for once: React waits for the same promise. */
const standings = new Map<StagedGame, Promise<Standing<StagedGame>>>();
function standingOf(game: StagedGame): Promise<Standing<StagedGame>> {
  const known = standings.get(game) ?? studioGames[game].standing();
  standings.set(game, known);
  return known;
}

/** The room's machine with the state that the fixture is in. */
export default function Statechart({ bench: { game, deck } }: PanelProps) {
  const chart = useMemo(() => chartOf(machines[game]), [game]);
  const standing = use(standingOf(game));
  const fixture = useDeck(deck, (playing) => playing.fixture);
  const tell = useMemo(() => teller(standing, chart, fixture), [standing, chart, fixture]);
  const time = useDeck(deck, (playing) => Math.floor(playing.state().time / STEP_MS) * STEP_MS);
  const shown = useDeck(deck, (playing) => playing.shown());
  const told = useMemo(() => tell(time), [tell, time]);
  const { lit, hot, step, log } = shown === null ? told : { ...told, lit: litBy(standing, shown, deck.now()), hot: [] };
  return (
    <div className={css.panel}>
      <Zoom label={`Machine ${chart.name}`} title={<Where lit={lit} />}>
        {(width, zoom) => <ChartPicture chart={chart} lit={lit} hot={hot} step={step} width={width} zoom={zoom} />}
      </Zoom>
      <Log log={log} />
      <p className={css.note}>
        A fixture tells of the round only. <a href={`/game/${game}?inspect`}>The whole machine, live in its room</a>
      </p>
    </div>
  );
}
