/** The types that the room's parts share. */
import type { RollerFont, RollerFrame } from '../../assets/names';
import type { SceneAssets, SceneContext } from '../kit/scene';
import type { RollerText } from './view';

export type RollerAssets = SceneAssets<RollerFrame, RollerFont>;
export type RollerContext = SceneContext<RollerText, RollerFrame, RollerFont>;
