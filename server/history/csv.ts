import { GAME_NAMES } from '../../contract/games';
import type { BetResult } from '../../contract/history';
import { type CsvLanguage, csvHead, csvLine, moneyCell, textCell, timeCell } from '../system/csv';
import type { Bet } from './bets';
import type { Hidden } from './hidden';
import { choiceOf, isShown, rateOf, resultOf } from './row';

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

/** The first line. */
export const betHead = (language: CsvLanguage): string => csvHead(HEADS[language]);

/** A bet's line. It is written from the bet itself: the row that the wire has of it would be thrown away at once, ten megabytes of them in a file. */
export function betLine(bet: Bet, hidden: Hidden, language: CsvLanguage): string {
  const shown = isShown(bet, hidden);
  return csvLine([
    timeCell(Number(bet.placed_at)),
    textCell(GAME_NAMES[bet.game][language]),
    String(bet.round_id),
    textCell(choiceOf(bet).join(' ')),
    moneyCell(bet.staked),
    shown ? String(rateOf(bet)) : '',
    shown ? moneyCell(bet.paid) : '',
    shown ? moneyCell(bet.paid - bet.staked) : '',
    textCell(RESULTS[language][shown ? resultOf(bet) : 'open']),
    textCell(bet.bet_id),
  ]);
}
