import { BrandMark } from '../ui/Brand';
import { Sky } from '../ui/Sky';
import css from './OpeningRoom.module.css';

/** While a room's code is on its way; shown only when that takes longer than a blink. */
export function OpeningRoom({ words }: { readonly words: string }) {
  return (
    <div className={css.opening} role="status">
      <Sky />
      <div className={css.mark}>
        <BrandMark size={56} />
      </div>
      <p>{words}</p>
    </div>
  );
}
