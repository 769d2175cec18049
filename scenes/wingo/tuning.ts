/**
 * Every number of the room's motion, by name. The values are in tuning.json so that the studio can turn them; this file says what
 * they mean. Times are ms, lengths CSS px on a 412 px wide phone unless it says otherwise.
 */
import values from './tuning.json';

export type WingoTuning = Readonly<Record<keyof typeof values, number>>;

export interface TuningField {
  readonly unit: 'ms' | 'px' | 'share' | 'times' | 'count' | '/s' | 'deg' | 'deg/s';
  readonly min: number;
  readonly max: number;
  readonly note: string;
}

export const tuningFields: Readonly<Record<keyof WingoTuning, TuningField>> = {
  bobPx: { unit: 'px', min: 0, max: 12, note: 'The ball floats up and down by this much.' },
  bobMs: { unit: 'ms', min: 200, max: 4000, note: 'One float up or down.' },
  breatheLow: { unit: 'share', min: 0, max: 1, note: 'The podium ring breathes between this and full light.' },
  breatheMs: { unit: 'ms', min: 300, max: 6000, note: 'One breath of the podium ring.' },
  bulbStep: { unit: 'ms', min: 30, max: 600, note: 'The bulbs of the podium chase one step in this time.' },
  rayTurn: { unit: 'deg/s', min: 0, max: 12, note: 'How fast the rays behind the ball turn.' },
  heatFrom: { unit: 'ms', min: 0, max: 30000, note: 'Before the draw: the countdown begins to turn from cyan to magenta, and to beat.' },
  heatTo: { unit: 'ms', min: 0, max: 30000, note: 'Before the draw: it is magenta.' },
  beatScale: { unit: 'share', min: 0, max: 0.5, note: 'By how much each of the last seconds is larger at first.' },
  beatMs: { unit: 'ms', min: 60, max: 900, note: 'Length of that beat.' },
  maskFrom: { unit: 'ms', min: 1000, max: 10000, note: 'Before the draw: the mask covers the board.' },
  maskMs: { unit: 'ms', min: 0, max: 1000, note: 'How fast the mask comes and goes.' },
  maskShade: { unit: 'share', min: 0, max: 1, note: 'How much of the board the mask takes away.' },
  maskSink: { unit: 'px', min: 0, max: 20, note: 'The board sinks by this much under the mask.' },
  maskFly: { unit: 'times', min: 1, max: 3, note: 'The large ring and its digit fly in from this size.' },
  digitIn: { unit: 'ms', min: 30, max: 600, note: 'A new digit comes in.' },
  digitOut: { unit: 'ms', min: 30, max: 600, note: 'The digit before it goes out.' },
  sinkMs: { unit: 'ms', min: 60, max: 1000, note: 'The ball of the last draw sinks into the podium.' },
  blursPerSecond: { unit: '/s', min: 2, max: 30, note: 'How many blurred balls pass in the beam at full speed.' },
  slowMs: { unit: 'ms', min: 200, max: 4000, note: 'They slow down in this time once the number is known.' },
  riseMs: { unit: 'ms', min: 100, max: 2000, note: 'The new ball rises and settles.' },
  risePx: { unit: 'px', min: 0, max: 200, note: 'How far it rises.' },
  riseTurn: { unit: 'deg', min: 0, max: 720, note: 'How far it turns until it faces us.' },
  riseOver: { unit: 'times', min: 0, max: 4, note: 'How much it overshoots.' },
  waveMs: { unit: 'ms', min: 60, max: 1500, note: 'The shock wave on the podium.' },
  washMs: { unit: 'ms', min: 60, max: 2000, note: 'The sky takes the colour of the ball.' },
  landSparks: { unit: 'count', min: 0, max: 48, note: 'Sparks when the ball is up.' },
  wordAfter: { unit: 'ms', min: 0, max: 1500, note: 'After the ball is up: the colour is said.' },
  wordMs: { unit: 'ms', min: 60, max: 900, note: 'How fast the word pops.' },
  hopMs: { unit: 'ms', min: 60, max: 1500, note: 'The ball hops into the history, which shifts by one.' },
  hopRise: { unit: 'px', min: 0, max: 160, note: 'Height of that hop.' },
  refillMs: { unit: 'ms', min: 0, max: 2000, note: 'The countdown fills up for the next phase.' },
  hitPulse: { unit: 'ms', min: 60, max: 1000, note: 'Cells that won pulse twice, once in this time.' },
  hitGlow: { unit: 'share', min: 0, max: 1, note: 'How golden they stay until the next phase.' },
  missMs: { unit: 'ms', min: 60, max: 1500, note: 'Coins on the other cells sink and fade.' },
  rollMs: { unit: 'ms', min: 0, max: 1500, note: 'A new period number rolls in.' },
  modelMs: { unit: 'ms', min: 0, max: 2000, note: 'The podium of one speed leaves and that of another comes.' },
  press: { unit: 'ms', min: 20, max: 400, note: 'A cell gives way.' },
  release: { unit: 'ms', min: 20, max: 600, note: 'A cell comes back.' },
  pressTo: { unit: 'share', min: 0.7, max: 1, note: 'How small it gets.' },
  coinMs: { unit: 'ms', min: 60, max: 900, note: 'A coin drops on a cell.' },
  coinDrop: { unit: 'px', min: 0, max: 80, note: 'From how far up.' },
  pickSparks: { unit: 'count', min: 0, max: 24, note: 'Sparks of a coin that drops.' },
  placedSpin: { unit: 'ms', min: 0, max: 1500, note: 'Coins spin once when the server has the bet.' },
  litFade: { unit: 'ms', min: 0, max: 600, note: 'Half-life with which a cell lights up.' },
  flyMs: { unit: 'ms', min: 60, max: 2000, note: 'What was won rises from the cells to the result.' },
  pillMs: { unit: 'ms', min: 60, max: 900, note: 'The box of the amount opens.' },
  connectTurn: { unit: 'ms', min: 300, max: 4000, note: 'One turn of the countdown while connecting.' },
  crossFade: { unit: 'ms', min: 0, max: 600, note: 'What movement becomes for those who want none.' },
};

export const tuning: WingoTuning = values;
