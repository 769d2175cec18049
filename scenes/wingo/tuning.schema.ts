import { color, count, curve, degrees, ms, perSecond, px, share, times } from '../kit/tuning';
import {
  beat,
  bob,
  bulbs,
  coinDrop,
  connectTurn,
  crossFadeMs,
  pillMs,
  press,
  rayTurn,
  wash,
} from '../kit/tuning.fragments';

/** Every number of the room's motion: where it may go and what it does. Times are ms unless it says otherwise. */
export const wingoTuning = {
  ball: {
    ...bob('ball'),
    sinkMs: ms(60, 1000, 'The ball of the last draw sinks into the podium.'),
    blurs: perSecond(2, 30, 'How many blurred balls pass in the beam at full speed.'),
    slowMs: ms(200, 4000, 'The blurred balls slow down in this time once the number is known.'),
    riseMs: ms(100, 2000, 'The new ball rises and settles.'),
    risePx: px(0, 200, 'How far the new ball rises.'),
    riseTurn: degrees(0, 720, 'How far the new ball turns until it faces us.', 5),
    rise: curve({ about: 'How the new ball rises; above one it overshoots its place.' }),
    landSparks: count(0, 48, 'Sparks when the ball is up.'),
  },
  podium: {
    breatheLow: share(0, 1, 'The podium ring breathes between this and full light.'),
    breatheMs: ms(300, 6000, 'One breath of the podium ring.'),
    bulbMs: bulbs('podium'),
    waveMs: ms(60, 1500, 'The shock wave runs over the podium in this time.'),
    rayTurn: rayTurn('ball'),
    washMs: wash('ball'),
  },
  clock: {
    heatFromMs: ms(0, 30_000, 'Before the draw: the countdown begins to turn from cyan to magenta, and to beat.', 500),
    heatToMs: ms(0, 30_000, 'Before the draw: the countdown is magenta.', 500),
    ...beat,
    refillMs: ms(0, 2000, 'The countdown fills up for the next phase.'),
    connectTurnMs: connectTurn('countdown'),
  },
  mask: {
    fromMs: ms(1_000, 10_000, 'Before the draw: the mask covers the board.', 100),
    fadeMs: ms(0, 1000, 'How fast the mask comes and goes.'),
    shade: share(0, 1, 'How much of the board the mask takes away.', 0.01),
    sinkPx: px(0, 20, 'The board sinks by this much under the mask.'),
    fly: times(1, 3, 'The large ring and its digit fly in from this size.', 0.1),
    digitInMs: ms(30, 600, 'A new digit comes in.'),
    digitOutMs: ms(30, 600, 'The digit before it goes out.'),
    light: color({ about: 'The rays behind the large ring and every other of its sparks.' }),
  },
  result: {
    wordAfterMs: ms(0, 1500, 'After the ball is up: the colour is said.'),
    wordMs: ms(60, 900, 'The word of the colour pops up in this time.'),
    pillMs,
    flyMs: ms(60, 2000, 'What was won rises from the cells to the result.'),
  },
  history: {
    hopMs: ms(60, 1500, 'The ball hops into the history, which shifts by one.'),
    hopPx: px(0, 160, 'Height of the hop into the history.'),
    rollMs: ms(0, 1500, 'A new period number rolls in.'),
  },
  cells: {
    ...press('cell'),
    litFadeMs: ms(0, 600, 'Half-life with which a cell lights up.'),
    ...coinDrop('cell'),
    pickSparks: count(0, 24, 'Sparks of a coin that drops.'),
    placedSpinMs: ms(0, 1500, 'Coins spin once when the server has the bet.'),
    hitPulseMs: ms(60, 1000, 'Cells that won pulse twice, once in this time.'),
    hitGlow: share(0, 1, 'How golden the cells that won stay until the next phase.'),
    missMs: ms(60, 1500, 'Coins on the other cells sink and fade.'),
  },
  room: {
    modelMs: ms(0, 2000, 'The podium of one speed leaves and that of another comes.'),
    crossFadeMs,
  },
};
