import { beforeAll, expect, it } from 'vitest';
import { SETTINGS, type SettingKey } from '../../../contract/settings-table';
import { createDictionary } from '../../i18n/dictionary';
import { translator } from '../../i18n/speech';
import { difference, shown } from './words';

const words = createDictionary();
beforeAll(() => words.bring('deskSettings'));
const id = { t: translator((key) => words.text('id', key)), locale: 'id' } as const;

/** A key of a kind. */
const keyOf = (kind: string): SettingKey =>
  (Object.keys(SETTINGS) as SettingKey[]).filter((key) => SETTINGS[key].kind === kind)[0] as SettingKey;

it.each([
  ['switch', true, 'hidup'],
  ['minutes', 1_440, '1.440'],
  ['rupiah', 25_000, 'Rp 25.000'],
  ['rupiahOrNone', null, 'kosong'],
  ['range', { min: 1_000, max: 5_000 }, 'Rp 1.000 – Rp 5.000'],
  ['amounts', [10_000, 50_000], 'Rp 10.000 · Rp 50.000'],
  ['maintenance', { on: false, until: 5 }, 'mati'],
  ['maintenance', { on: true, until: 1_763_700_000_000 }, 'hidup, Perkiraan selesai 21 November 2025, 11.40 WIB'],
  ['bankStrategy', { strategy: 'manul_exhibit_vip', level: 3 }, 'Mulai tingkat VIP 3'],
  ['depositReward', { active: true, key: 'first' }, 'Berjalan: hidup, first'],
  ['redPocket', { totalPool: 2_000_000 }, 'Rp 2.000.000'],
  ['places', [], 'kosong'],
  [
    'places',
    [
      { region: 'SG', blocked: false, flags: { turbo: true, minRoundMs: 2_500 } },
      { region: 'US', blocked: true, flags: {} },
      { region: 'MY', blocked: false, flags: {} },
    ],
    'SG: Jarak ronde terpendek, ms 2.500 · Turbo hidup; US: Ditutup; MY: seperti situs',
  ],
] as const)('%s %j is said as %s', (kind, value, said) => {
  expect(shown(keyOf(kind), value, id).replaceAll('\u00a0', ' ')).toBe(said);
});

it('what no program of now would take stands as it was written', () => {
  expect(shown(keyOf('switch'), { odd: 1 }, id)).toBe('{"odd":1}');
});

it('of places a difference names those that differ', () => {
  const us = { region: 'US', blocked: true, flags: {} };
  const before = [us, { region: 'SG', blocked: false, flags: { turbo: true } }];
  const after = [us, { region: 'SG', blocked: false, flags: { turbo: false } }];
  expect(difference(keyOf('places'), before, after, id)).toEqual(['SG: Turbo hidup', 'SG: Turbo mati']);
});
