/** The types that the room's parts share. */
import type { DingdongFont, DingdongFrame } from '../../assets/names';
import type { SceneAssets, SceneContext } from '../kit/scene';
import type { DingdongText } from './view';

export type DingdongAssets = SceneAssets<DingdongFrame, DingdongFont>;
export type DingdongContext = SceneContext<DingdongText, DingdongFrame, DingdongFont>;
