import { color, count, curve, degrees, fps, ms, px, share, times } from '../kit/tuning';
import { crossFadeMs, rayTurn } from '../kit/tuning.fragments';

/** Every number of the room's motion: where it may go and what it does. Times are ms unless it says otherwise. */
export const minesTuning = {
  deal: {
    ms: ms(60, 900, 'A tile comes down onto the board.'),
    stagger: ms(0, 120, 'Each diagonal follows this long after the one before it.', 2),
    from: times(0.1, 1, 'How small a tile is when it comes.', 0.02),
  },
  aim: {
    liftPx: px(0, 24, 'A tile under the pointer lifts by this much.', 0.5),
    turn: degrees(-15, 15, 'It turns by this much.', 0.5),
    halfMs: ms(0, 200, 'Half-life with which it lifts and lies down.', 5),
    bubble: color({ about: 'The bubble with the next multiplier.' }),
  },
  press: {
    sinkPx: px(0, 12, 'A pressed tile sinks by this much.', 0.5),
    halfMs: ms(0, 120, 'Half-life with which it sinks.', 5),
    ringAfterMs: ms(0, 1000, 'A ring runs on it when the answer takes longer than this.'),
  },
  flip: {
    ms: ms(60, 900, 'A tile turns over.'),
    ease: curve({ about: 'How it turns.' }),
    stagger: ms(0, 300, 'Gems of a round that plays itself follow each other by this much.', 5),
    restStagger: ms(0, 120, 'Tiles of the rest follow each other by this much.', 2),
  },
  gem: {
    from: times(0.1, 1, 'How small a gem is when it pops.'),
    popMs: ms(60, 900, 'A gem pops to its size.'),
    over: times(0, 4, 'How far it overshoots.', 0.1),
    flashMs: ms(0, 900, 'Its green flash.'),
    flash: color({ about: 'The colour of its flash and glow.' }),
    shards: count(0, 32, 'Shards around a gem.'),
    countMs: ms(60, 2000, 'The large number rolls to its new value.'),
    chipMs: ms(60, 900, 'The chips slide one place.'),
  },
  mine: {
    stopMs: ms(0, 200, 'Everything stands still for a moment.', 5),
    swellMs: ms(20, 600, 'The bomb swells.'),
    swell: times(1, 2, 'By how much it swells.'),
    fps: fps(8, 60, 'Pace of the explosion, 16 frames.'),
    size: times(1, 6, 'Size of the explosion in tiles.', 0.1),
    shakePx: px(0, 24, 'How far the board shakes.', 0.5),
    shakeMs: ms(0, 900, 'How long it shakes.'),
    debris: count(0, 48, 'Sparks of the explosion.'),
  },
  rest: {
    afterMineMs: ms(0, 1500, 'The rest turns over this long after a mine.'),
    afterCashMs: ms(0, 1500, 'The rest turns over this long after a cash-out.'),
    gem: share(0.1, 1, 'How much is seen of a gem that was left.'),
    mine: share(0.1, 1, 'How much is seen of a mine after a cash-out.'),
  },
  cash: {
    flyMs: ms(60, 2000, 'A gem flies to the balance.'),
    stagger: ms(0, 200, 'Each gem follows this long after the one before it.', 5),
    lapMs: ms(100, 2000, 'A light runs once around the board when no safe cell is left.'),
  },
  idle: {
    warm: color({ about: 'The light on the tiles at the lower left.' }),
    cool: color({ about: 'The light on the tiles at the upper right.' }),
    hue: share(0, 1, 'How strong that light is.', 0.01),
    fall: share(0, 0.8, 'How much darker the lowest row is than the upmost.', 0.01),
    checker: share(0, 0.3, 'How much darker every other tile is.', 0.01),
    sheen: share(0, 1, 'How bright the sheen is that passes over the board.', 0.02),
    sheenMs: ms(200, 6000, 'The sheen crosses the board in this time.', 50),
    sheenEveryMs: ms(1000, 20000, 'From one sheen to the next.', 100),
    sheenWide: count(1, 10, 'How many tiles the sheen is wide.', 0.1),
    sparkMs: ms(300, 8000, 'A spark in a diamond comes and goes in this time.', 50),
    inPlay: share(0, 1, 'How much of sheen and sparks is left while a round is open.'),
    breath: share(0, 0.1, 'By how much the number breathes between rounds.', 0.002),
    breathMs: ms(400, 12000, 'One breath of it.', 100),
  },
  room: {
    rayTurn: rayTurn('number'),
    lost: color({ about: 'The large number on a lost round.' }),
    crossFadeMs,
  },
};
