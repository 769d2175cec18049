import { type DingdongSelection } from '../../contract/results';
import { GAME_NAMES, OPEN_GAMES, type OpenGame } from '../../contract/games';
import { type GameRecord, replayEndpoints } from '../../contract/replay';
import { formatMultiplier } from '../../rules/format';
import { toRate } from '../../rules/money';
import { DOC_KEYS } from '../../contract/constants';
import type { Doc, DocKey } from '../../contract/docs';
import type { Cards } from '../http/pages';
import type { Records } from './replay';

const NOTE = 'Saldo mainan, undian adil yang bisa Anda periksa sendiri. Khusus 18 tahun ke atas.';

const FRUIT: Readonly<Record<DingdongSelection, string>> = {
  CHERRY: 'Ceri',
  APPLE: 'Apel',
  MANGO: 'Mangga',
  BAMBOO: 'Bambu',
  GRAPE: 'Anggur',
  STAR: 'Bintang',
  DING: 'Ding',
};

const times = (rate: number): string => formatMultiplier(toRate(rate));
const paid = ({ rate }: { readonly rate: number }): string => (rate > 0 ? `dibayar ${times(rate)}` : 'tidak dibayar');

/** How a finished round went, in a few words. */
const TOLD: { readonly [G in OpenGame]: (record: GameRecord<G>) => string } = {
  crash: ({ target }) => `meledak di ${times(target)}`,
  wingo: ({ number }) => `angka ${number}`,
  roulette: ({ result }) => `kantong ${result}`,
  dice: ({ result }) => `dadu ${result.map((face) => face + 1).join(', ')}`,
  dingdong: ({ result }) => FRUIT[result].toLowerCase(),
  mines: (record) => `${record.mines} ranjau, ${paid(record)}`,
  hilo: paid,
  roller: (record) => `angka ${record.result}, ${paid(record)}`,
  coinFlip: paid,
};

/** The house's own pages by their paths, as the app calls them. */
const TITLES: Readonly<Record<string, string>> = {
  '/help': 'Bantuan',
  '/help/fairness': 'Undian adil',
  '/help/rules': 'Aturan',
  '/help/partner': 'Jadi mitra',
};
const isDoc = (text: string | undefined): text is DocKey => DOC_KEYS.some((key) => key === text);

const isGame = (text: string | undefined): text is OpenGame => OPEN_GAMES.some((game) => game === text);

/** Rounds that were told of last: a link that is passed on is looked at by many messengers in a moment. */
const KEPT = 500;

/**
 * The card of a path of ours; null for pages that go without one of their own. A round that is unknown or not finished has its room's.
 * @param docOf a doc as it is now
 */
export function createCards(records: Records, docOf: (key: DocKey) => Promise<Pick<Doc, 'title' | 'summary'>>): Cards {
  const kept = new Map<string, Promise<string | null>>();
  const tell = async <G extends OpenGame>(game: G, round: string): Promise<string | null> => {
    // The text comes from an address: what is no id asks for nothing.
    const { query } = replayEndpoints[game];
    if (!query.safeParse({ roundId: round }).success) return null;
    const record = await records[game](round);
    return record === null ? null : TOLD[game](record);
  };
  const told = (game: OpenGame, round: string): Promise<string | null> => {
    const key = `${game}/${round}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const asked = tell(game, round);
    kept.set(key, asked);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    // A round that is still running will have one.
    asked.then(
      (text) => text === null && kept.delete(key),
      () => kept.delete(key),
    );
    return asked;
  };
  return async (path) => {
    const [, area, game, round] = path.split('/');
    if (path === '/') return { title: 'Lintang, permainan dengan saldo mainan', description: NOTE, game: null };
    if (area === 'join')
      return { title: 'Anda diundang ke Lintang', description: `Daftar gratis dan main. ${NOTE}`, game: null };
    const title = TITLES[path];
    if (title !== undefined) return { title: `${title} · Lintang`, description: NOTE, game: null };
    if (area === 'help' && round === undefined && isDoc(game)) {
      const doc = await docOf(game);
      return { title: `${doc.title.id} · Lintang`, description: doc.summary.id, game: null };
    }
    if (!isGame(game)) return null;
    const name = GAME_NAMES[game].id;
    if (area === 'game') return { title: `${name} · Lintang`, description: `Ruang ${name} di Lintang. ${NOTE}`, game };
    if (area !== 'replay' || round === undefined) return null;
    const how = await told(game, round);
    return {
      title: how === null ? `${name} · Lintang` : `${name}: ${how}`,
      description: `Putar ulang ronde ${round} di Lintang. ${NOTE}`,
      game,
    };
  };
}
