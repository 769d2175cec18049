import { color, count, curve, degrees, ms, px, share, times } from '../kit/tuning';
import { crossFadeMs, rayTurn } from '../kit/tuning.fragments';

/** Every number of the room's motion: where it may go and what it does. Times are ms unless it says otherwise. */
export const coinFlipTuning = {
  toss: {
    pressMs: ms(20, 300, 'The coin is pressed into the velvet before it is tossed.'),
    upMs: ms(120, 1200, 'The coin rises.'),
    up: curve({ about: 'How the coin rises.' }),
    downMs: ms(120, 1200, 'The coin falls.'),
    down: curve({ about: 'How the coin falls.' }),
    bounceMs: ms(0, 600, 'The coin leaves the velvet once more; after it the side is told.'),
    bounce: share(0, 0.4, 'Height of the bounce over the height of the toss.', 0.01),
    turns: count(2, 16, 'Half turns in the air, at least.'),
    grow: share(0, 0.6, 'By how much the coin is larger at the top of its flight.', 0.01),
    driftPx: px(0, 60, 'The coin drifts to the side and back by this much.'),
    squash: share(0, 0.3, 'By how much the coin gives way when it is pressed and when it lands.', 0.01),
    ghosts: share(0, 0.6, 'How much is seen of where the coin just was.', 0.01),
  },
  land: {
    rockMs: ms(0, 1500, 'The coin rocks on its rim until it lies still.'),
    rock: degrees(0, 20, 'How far it rocks.', 0.5),
    rocks: count(1, 8, 'How often it rocks.'),
    rippleMs: ms(60, 1500, 'A ring of light runs out over the velvet.'),
    dishPx: px(0, 16, 'The dish sinks by this much under the coin.', 0.5),
    dust: count(0, 40, 'Sparks that a landing throws up.'),
  },
  right: {
    flyMs: ms(60, 1200, 'A small coin flies to its rung.'),
    fly: curve({ about: 'How the small coin flies.' }),
    arcPx: px(0, 160, 'Height of the arc on which it flies.'),
    stampMs: ms(60, 900, 'It is stamped on its rung.'),
    stampFrom: times(1, 3, 'How large it is when its stamp begins.', 0.05),
    countMs: ms(60, 2000, 'The rate counts up.'),
    shineMs: ms(60, 1500, 'A shine crosses the coin.'),
    sparks: count(0, 60, 'Sparks around a coin that was named.'),
    glow: color({ about: 'The light about the coin after a right flip.' }),
  },
  wrong: {
    drainMs: ms(60, 1500, 'The coin loses its light.'),
    drain: color({ about: 'The colour that the coin drains to.' }),
    lost: color({ about: 'The colour of what was lost.' }),
    dusk: share(0, 1, 'How much of its light the sky loses.', 0.02),
  },
  wait: {
    hoverPx: px(0, 20, 'The coin hovers this high while its answer is awaited.'),
    hoverMs: ms(100, 2000, 'One hover there and back.', 20),
    fadeMs: ms(10, 400, 'Half-life with which it begins to hover and stops.'),
  },
  idle: {
    shineEveryMs: ms(1000, 20000, 'From one shine on the lying coin to the next.', 100),
    shineMs: ms(60, 4000, 'That shine crosses the coin.', 20),
    breathMs: ms(400, 8000, 'One breath of the rate before a round.', 50),
    breath: share(0, 0.2, 'By how much it breathes.', 0.005),
  },
  ladder: {
    slideMs: ms(60, 1200, 'The rungs move on by one.'),
    climbPx: px(0, 16, 'Each rung stands this much higher than the one before it.', 0.5),
    pulseMs: ms(200, 4000, 'One pulse of the rung that is next.', 50),
  },
  cash: {
    ripplePx: px(0, 30, 'The coins of the ladder ripple up by this much.'),
    rippleMs: ms(60, 900, 'One coin ripples up and down.'),
    stagger: ms(0, 200, 'Each coin follows this long after the one before it.', 5),
  },
  room: {
    rayTurn: rayTurn('coin'),
    crossFadeMs,
  },
};
