import { WIB_OFFSET_MS } from '../../rules/wib';
import type { Sen } from '../../rules/money';

/** Files that spreadsheets open: the words of their cells and lines. */

export type CsvLanguage = 'id' | 'en';

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
export const timeCell = (epochMs: number): string =>
  new Date(epochMs + WIB_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** The first line, after the mark by which spreadsheets know UTF-8. */
export const csvHead = (names: readonly string[]): string => `\uFEFF${csvLine(names.map(textCell))}`;
