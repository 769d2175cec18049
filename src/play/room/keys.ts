/** What the keyboard does in a room. */
export type RoomKey = 'main' | 'more' | 'less' | 'half' | 'double' | 'mute' | 'fullscreen';

/** What is looked at in a key press. */
export interface KeyPress {
  readonly key: string;
  readonly repeat: boolean;
  /** With Ctrl, Alt or Meta it belongs to the browser. */
  readonly modified: boolean;
  /** What has the focus: something to type into, a button or link that has keys of its own, or nothing that minds. */
  readonly focus: 'field' | 'control' | 'none';
}

/** S for suara and sound: a game's own keys are free to be the first letters of its colours, M among them. */
export const MUTE_KEY = 's';

/** Keys and what they do. `held` keys go on while they are held down. */
const KEYS: ReadonlyMap<
  string,
  {
    readonly does: RoomKey;
    readonly held?: boolean;
    readonly pressesControls?: boolean;
    readonly movesControls?: boolean;
  }
> = new Map([
  [' ', { does: 'main', pressesControls: true }],
  ['arrowup', { does: 'more', held: true, movesControls: true }],
  ['+', { does: 'more', held: true }],
  ['=', { does: 'more', held: true }],
  ['arrowdown', { does: 'less', held: true, movesControls: true }],
  ['-', { does: 'less', held: true }],
  ['[', { does: 'half' }],
  [']', { does: 'double' }],
  [MUTE_KEY, { does: 'mute' }],
  ['f', { does: 'fullscreen' }],
]);

/** What a key press means in a room; null when it means nothing, or something else has a claim to it. */
export function roomKey({ key, repeat, modified, focus }: KeyPress): RoomKey | null {
  if (modified || focus === 'field') return null;
  const entry = KEYS.get(key.toLowerCase());
  if (!entry || (repeat && !entry.held)) return null;
  // A focused button is pressed by Space, a focused choice is moved by arrows: that is theirs.
  if (focus === 'control' && (entry.pressesControls || entry.movesControls)) return null;
  return entry.does;
}
