import type { Translate } from '../../../i18n';

/** A face has one pip more than its index. */
export const pipsOf = (face: number): number => face + 1;

/** What three dice show, as text: `2, 5, 5`. */
export const pipsText = (faces: readonly number[]): string => faces.map(pipsOf).join(', ');

/** A face in words. */
export const faceName = (t: Translate, face: number): string => t('dice.face', { n: pipsOf(face) });
