import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { color, curve, type Leaf, type LeafValue, num } from '../../../scenes/kit/tuning';
import { createEditor } from './editor';
import { begin, edit, letGo, redo, undo } from './history';
import { OPEN_GAMES } from '../../../contract/games';
import { fileText, openTuning, type TuningSet } from './sets';
import { decodeChanges, encodeChanges, linkText } from './share';
import { buildTuning, changesOf, entriesOf, readValues, spaced, type Values } from './values';

const schema = {
  scene: {
    size: num({ min: -2, max: 8, step: 0.5, unit: 'times', about: 'How large it is.' }),
    light: { tint: color({ about: 'The colour.' }), rise: curve({ about: 'How it comes.' }) },
  },
  win: { coins: num({ min: 0, max: 64, step: 1, unit: 'count', about: 'Coins.' }) },
};
const json = {
  scene: { size: 2.5, light: { tint: '#7a5cff', rise: { x1: 0.2, y1: -0.4, x2: 1, y2: 1.6 } } },
  win: { coins: 12 },
};
const committed = readValues(schema, json);

const set: TuningSet = {
  schema,
  files: [],
  loaded: committed,
  tuned: () => {
    throw new Error('not made here');
  },
};

describe('a tuning as leaves', () => {
  test('has each of them by path, in order, and is built back from them', () => {
    expect([...committed.keys()]).toEqual(['scene.size', 'scene.light.tint', 'scene.light.rise', 'win.coins']);
    expect(buildTuning(committed)).toEqual(json);
    expect(() => readValues(schema, { scene: json.scene })).toThrow('win.coins');
  });

  test('differs from another by path, before and after; capitals of a colour are no difference', () => {
    const edited = new Map(committed).set('scene.light.tint', '#7A5CFF').set('win.coins', 13);
    expect(changesOf(committed, edited)).toEqual([{ path: 'win.coins', before: 12, after: 13 }]);
  });
});

test.each([
  ['rayTurn', 'ray turn'],
  ['popMs', 'pop ms'],
  ['x2Wide', 'x2 wide'],
  ['dim', 'dim'],
])('%s is read as %s', (name, words) => expect(spaced(name)).toBe(words));

describe('the history', () => {
  test('goes back and forth; a new step forgets what was undone', () => {
    const three = edit(edit(begin(1), 2), 3);
    expect(undo(undo(undo(three))).present).toBe(1);
    expect(redo(undo(three)).present).toBe(3);
    expect(redo(three)).toBe(three);
    expect(edit(undo(three), 9).future).toEqual([]);
  });

  test('counts what is turned without letting go as one step', () => {
    const turned = edit(edit(begin(1), 2, 'a'), 3, 'a');
    expect(undo(turned).present).toBe(1);
    expect(undo(edit(letGo(turned), 4, 'a')).present).toBe(3);
    expect(undo(edit(turned, 4, 'b')).present).toBe(3);
  });

  test('undone as often as it was edited is where it began', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.constantFrom('a', 'b', null))), (steps) => {
        let history = steps.reduce((before, [value, turning]) => edit(before, value, turning), begin(-1));
        for (const _ of steps) history = undo(history);
        expect(history.present).toBe(-1);
      }),
    );
  });
});

describe('the editor', () => {
  test('marks what changed, resets leaves as one step and takes it back', () => {
    const editor = createEditor(set);
    editor.turn('scene.size', 3);
    editor.turn('scene.size', 4);
    editor.letGo();
    editor.turn('win.coins', 1);
    editor.reset(['scene.size', 'win.coins']);
    expect(editor.get().changes).toEqual([]);
    editor.undo();
    expect(editor.get().changes.map(({ path, after }) => [path, after])).toEqual([
      ['scene.size', 4],
      ['win.coins', 1],
    ]);
    editor.undo();
    editor.undo();
    expect(editor.get()).toMatchObject({ changes: [], canUndo: false, canRedo: true });
  });

  test('compares with the files as they are after a save', () => {
    const editor = createEditor(set);
    editor.turn('win.coins', 1);
    editor.saved(editor.get().values);
    expect(editor.get().changes).toEqual([]);
    editor.undo();
    expect(editor.get().changes).toEqual([{ path: 'win.coins', before: 1, after: 12 }]);
  });
});

/** Any value that a leaf may have. */
function anyValue(leaf: Leaf): fc.Arbitrary<LeafValue> {
  const x = fc.double({ min: 0, max: 1, noNaN: true }),
    y = fc.double({ min: -3, max: 3, noNaN: true });
  switch (leaf.kind) {
    case 'num':
      return fc.double({ min: leaf.min, max: leaf.max, noNaN: true });
    case 'color':
      return fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
    case 'curve':
      return fc.record({ x1: x, y1: y, x2: x, y2: y });
  }
}

const anyValues = (of: TuningSet): fc.Arbitrary<Values> =>
  fc
    .tuple(
      ...entriesOf(of.schema).map(({ path, leaf }) =>
        fc.option(anyValue(leaf)).map((value): [string, LeafValue] => [path, value ?? of.loaded.get(path) ?? 0]),
      ),
    )
    .map((pairs) => new Map(pairs));

/** Through an address, as a browser would carry it. */
const carried = (text: string): string =>
  linkText(new URL(`https://x.test/preview/crash?${new URLSearchParams({ tuning: text })}`).href);

describe('a share link', () => {
  test('carries the changed leaves only, readable in the address', () => {
    const edited = new Map(committed)
      .set('scene.size', -1.5)
      .set('scene.light.tint', '#ff8800')
      .set('scene.light.rise', { x1: 0, y1: -1, x2: 0.5, y2: 2 });
    const text = encodeChanges(changesOf(committed, edited));
    expect(text).toBe('scene.size_-1.5*scene.light.tint_ff8800*scene.light.rise_0_-1_0.5_2');
    expect(new URLSearchParams({ tuning: text }).toString()).toBe(`tuning=${text}`);
    expect(encodeChanges([])).toBe('');
  });

  test.each([
    ['scene.size_9', 'scene.size: 9 is not within -2 and 8 (times)'],
    ['scene.size_', 'scene.size: null is not a number'],
    ['scene.size', 'scene.size: nothing is no num'],
    ['scene.gone_1', 'scene.gone: is not in the schema'],
    ['scene_1', 'scene: is not in the schema'],
    ['*', 'a change without a name: is not in the schema; a change without a name: is not in the schema'],
    ['scene.light.tint_red', 'scene.light.tint: "#red" is not a colour like #7a5cff'],
    ['scene.light.rise_0_0_2_1', 'scene.light.rise: 0_0_2_1 is no curve'],
    ['win.coins_3*scene.size_1_2', 'scene.size: 1_2 is no num'],
  ])('%s is said to be broken and not used in part', (text, fault) => {
    expect(decodeChanges(schema, committed, text)).toEqual({ kind: 'fault', fault });
  });

  test.each(OPEN_GAMES)('of %s opens as it was made, whatever it holds', async (game) => {
    const own = await openTuning(game);
    fc.assert(
      fc.property(anyValues(own), (values) => {
        const shared = decodeChanges(own.schema, own.loaded, carried(encodeChanges(changesOf(own.loaded, values))));
        if (shared.kind === 'fault') throw new Error(shared.fault);
        expect(changesOf(values, shared.values)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

test.each(OPEN_GAMES)('the files of %s are what a scene is made with', async (game) => {
  const own = await openTuning(game);
  const tuned = own.tuned(own.loaded);
  expect(own.files.map((file) => JSON.parse(fileText(file, own.loaded)))).toEqual([tuned.scene, tuned.win]);
  expect(() => own.tuned(new Map(own.loaded).set('win.dim', 7))).toThrow('dim: 7');
});
