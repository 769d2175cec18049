import type { WingoModel } from '../../../../contract/wingo';
import { modelOf } from '../../../../machines/wingo/wire';
import type { PlainMessage } from '../../../i18n';
import { usePool } from '../../../play/pool/context';

/** The three speeds, fastest first. */
export const MODEL_LIST: readonly WingoModel[] = [1, 2, 3];

/** Their names: on a tab, and in full. */
export const MODEL_NAMES = { 1: 'wingo.model1', 2: 'wingo.model2', 3: 'wingo.model3' } as const satisfies Readonly<
  Record<WingoModel, PlainMessage>
>;
export const MODEL_LONG = {
  1: 'wingo.model1Long',
  2: 'wingo.model2Long',
  3: 'wingo.model3Long',
} as const satisfies Readonly<Record<WingoModel, PlainMessage>>;

/** The model on screen. */
export const useModel = (): WingoModel => modelOf(usePool(({ context }) => context.table));

/** A model named by a text from outside (the lobby's `?model=2`); null when it names none. */
export const readModel = (text: string | null): WingoModel | null =>
  MODEL_LIST.find((model) => String(model) === text) ?? null;

/** A path with its query, naming another model: what else the query says stays. */
export function withModel({ pathname, search }: Pick<Location, 'pathname' | 'search'>, model: number): string {
  const query = new URLSearchParams(search);
  query.set('model', String(model));
  return `${pathname}?${query.toString()}`;
}
