import { GAME_NAMES } from '../../contract/games';
import type { BetResult } from '../../contract/history';
import { WIB_OFFSET_MS } from '../../rules/wib';
import type { Sen } from '../../rules/money';
import type { Bet } from './bets';
import type { Hidden } from './hidden';
import { isShown, rowOf } from './row';

export type CsvLanguage = 'id' | 'en';

const HEADS: Readonly<Record<CsvLanguage, readonly string[]>> = {
  id: [
    'Waktu (WIB)',
    'Permainan',
    'Ronde',
    'Pilihan',
    'Pasang (Rp)',
    'Pengali',
    'Kembali (Rp)',
    'Bersih (Rp)',
    'Hasil',
    'Nomor taruhan',
  ],
  en: [
    'Time (WIB)',
    'Game',
    'Round',
    'Choice',
    'Stake (Rp)',
    'Multiplier',
    'Came back (Rp)',
    'Net (Rp)',
    'Result',
    'Bet',
  ],
};
const RESULTS: Readonly<Record<CsvLanguage, Readonly<Record<BetResult, string>>>> = {
  id: { open: 'Berjalan', won: 'Menang', lost: 'Kalah', even: 'Impas' },
  en: { open: 'Running', won: 'Won', lost: 'Lost', even: 'Even' },
};

/** A text as a cell: what a spreadsheet would take for a formula begins with an apostrophe, and quotes stand twice. */
export function textCell(text: string): string {
  const tame = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

/** An amount as a cell: rupiah and sen with a dot between them, whatever the reader's language. */
export function moneyCell(sen: Sen): string {
  const size = sen < 0n ? -sen : sen;
  return `${sen < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

/** A moment in Jakarta, as spreadsheets read it: `2026-11-20 14:31:07`. */
const timeCell = (epochMs: number): string =>
  new Date(epochMs + WIB_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** The first line, after the mark by which spreadsheets know UTF-8. */
export const csvHead = (language: CsvLanguage): string => `\uFEFF${line(HEADS[language].map(textCell))}`;

export function csvLine(bet: Bet, hidden: Hidden, language: CsvLanguage): string {
  const { id, game, roundId, choice, result, rate } = rowOf(bet, hidden);
  const shown = isShown(bet, hidden);
  return line([
    timeCell(Number(bet.placed_at)),
    textCell(GAME_NAMES[game][language]),
    roundId,
    textCell(choice.join(' ')),
    moneyCell(bet.staked),
    rate === undefined ? '' : String(rate),
    shown ? moneyCell(bet.paid) : '',
    shown ? moneyCell(bet.paid - bet.staked) : '',
    textCell(RESULTS[language][result]),
    textCell(id),
  ]);
}
