import type { FlowGroup } from '../../contract/flow';
import { GAME_NAMES } from '../../contract/games';
import type { Journal, JournalEntry } from '../ports.journal';
import { type CsvLanguage, csvHead, csvLine, moneyCell, textCell, timeCell } from '../system/csv';
import { changeOf, changesOf } from './changes';
import { balanceAfter, wireEntry } from './entry';
import type { Hidden } from './hidden';

const HEADS: Readonly<Record<CsvLanguage, readonly string[]>> = {
  id: [
    'Waktu (WIB)',
    'Jenis',
    'Permainan',
    'Ronde',
    'Jumlah (Rp)',
    'Utama (Rp)',
    'Bonus (Rp)',
    'Ditahan (Rp)',
    'Saldo main sesudahnya (Rp)',
    'Nomor mutasi',
  ],
  en: [
    'Time (WIB)',
    'Kind',
    'Game',
    'Round',
    'Amount (Rp)',
    'Main (Rp)',
    'Bonus (Rp)',
    'Held (Rp)',
    'Balance after (Rp)',
    'Movement',
  ],
};
const GROUPS: Readonly<Record<CsvLanguage, Readonly<Record<FlowGroup, string>>>> = {
  id: {
    bets: 'Taruhan',
    wins: 'Kembali',
    deposit: 'Isi saldo',
    withdrawal: 'Tarik saldo',
    bonus: 'Bonus',
    refill: 'Kredit main',
    exchange: 'Tukar',
    other: 'Lain-lain',
  },
  en: {
    bets: 'Bet',
    wins: 'Came back',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    bonus: 'Bonus',
    refill: 'Play credit',
    exchange: 'Exchange',
    other: 'Other',
  },
};

/** The first line. */
export const flowHead = (language: CsvLanguage): string => csvHead(HEADS[language]);

/** One movement as a line. */
export function flowLine(entry: JournalEntry, kinds: Journal['kinds'], hidden: Hidden, language: CsvLanguage): string {
  const { id, group, of } = wireEntry(entry, kinds, hidden);
  const changes = changesOf(entry);
  return csvLine([
    timeCell(entry.at),
    textCell(GROUPS[language][group]),
    textCell(of?.kind === 'round' ? GAME_NAMES[of.game][language] : ''),
    of?.kind === 'round' ? of.roundId : '',
    moneyCell(changeOf(entry)),
    ...(['main', 'bonus', 'held'] as const).map((pocket) => moneyCell(changes.get(pocket) ?? 0n)),
    moneyCell(balanceAfter(entry, hidden)),
    id,
  ]);
}
