import { color, count, curve, degrees, fps, ms, px, share, times } from '../kit/tuning';
import { beat, bulbs, connectTurn, crossFadeMs, pillMs } from '../kit/tuning.fragments';

/** Every number of the room's motion: where it may go and what it does. Times are ms unless it says otherwise. */
export const diceTuning = {
  throw: {
    rattleMs: ms(0, 1200, 'The dice rattle under the upper edge for so long before they are thrown.'),
    rattlePx: px(0, 12, 'How far the dice rattle to either side.', 0.5),
    staggerMs: ms(0, 300, 'Between the starts of two dice.'),
    pathMs: ms(300, 1200, 'The way of a die from the edge to where it lies, bounces included.'),
    fallPx: px(0, 220, 'The height from which a die falls.', 2),
    bounceOnePx: px(0, 120, 'Height of the first bounce.', 2),
    bounceTwoPx: px(0, 60, 'Height of the second bounce.'),
    frameMs: ms(16, 60, 'Time of one of the twenty-four pictures of a tumbling die.', 1),
    along: curve({ about: 'How a die travels from the edge to where it lies.' }),
    rockMs: ms(0, 600, 'A die rocks for so long before it lies still.'),
    rockDeg: degrees(0, 12, 'How far a die rocks to either side.', 0.5),
    dust: count(0, 9, 'Puffs of dust at each contact.'),
    kickMs: ms(0, 800, 'The light of the rim jumps at a contact and fades in this time.'),
    leaveAfterMs: ms(500, 5000, 'After the dice lie: they slide out to the left.', 50),
    leaveMs: ms(60, 900, 'One die slides out in this time.'),
    leaveStaggerMs: ms(0, 300, 'Between two dice that slide out.'),
  },
  tray: {
    bulbMs: bulbs('tray'),
    narrow: share(0, 0.6, 'By how much the spotlight narrows before the throw.'),
    narrowMs: ms(0, 1000, 'The spotlight narrows, and the pools dim, in this time.'),
    beam: share(0, 1, 'Light of the spotlight.'),
    felt: color({ about: 'The light in the middle of the tray.' }),
    dim: share(0.3, 1, 'How much of the pools is seen while the dice roll.'),
  },
  clock: {
    heatFromMs: ms(0, 8000, 'Before bets close: the countdown turns from cyan to magenta and beats.', 100),
    ...beat,
    popMs: ms(0, 900, 'The countdown comes and goes in this time.'),
    connectTurnMs: connectTurn('countdown'),
  },
  count: {
    eachMs: ms(40, 500, 'The dice of the own faces get their gold one after the other, each in this time.'),
    flyMs: ms(60, 900, 'The light of a die flies to its pool.'),
    flyLift: px(0, 160, 'How high the light of a die rises on its way.', 2),
    glow: share(0, 1, 'Gold behind the dice of the own faces.'),
    sparks: count(0, 48, 'Sparks of a die that counts.'),
  },
  hero: {
    popMs: ms(60, 1200, 'The multiplier pops up in this time.'),
    over: times(0, 4, 'How far the multiplier overshoots its size.', 0.1),
    onePx: px(24, 120, 'Size of the multiplier of one die.'),
    twoPx: px(24, 120, 'Size of the multiplier of two dice.'),
    threePx: px(24, 140, 'Size of the multiplier of three dice.'),
    sweepMs: ms(100, 2000, 'Three dice: a light sweeps round the rim.'),
    pillMs,
  },
  pools: {
    coinMs: ms(60, 900, 'A coin drops on a pool that was tapped.'),
    coinDropPx: px(0, 80, 'From how far up that coin drops.'),
    flyMs: ms(60, 900, 'A coin flies from the bet panel to its pool when the server has the bet.'),
    fly: curve({ about: 'How that coin flies.' }),
    pressPx: px(0, 12, 'How far a pool gives way.', 0.5),
    pressMs: ms(40, 600, 'A pool gives way and comes back in this time.'),
    countMs: ms(0, 900, 'Half-life with which a total counts to its new value.'),
    hitMs: ms(60, 1000, 'A pool that won turns gold.'),
    missMs: ms(60, 1000, 'The coin slides off a pool that lost.'),
    hotMs: ms(0, 900, 'The badge of the most popular face moves to another.'),
    flameFps: fps(4, 40, 'Pictures a second of the flame on that badge.'),
  },
  history: {
    shiftMs: ms(0, 900, 'The results shift by one place.'),
    pulseMs: ms(300, 4000, 'One breath of the place that waits for its result.', 20),
  },
  room: {
    crossFadeMs,
  },
};
