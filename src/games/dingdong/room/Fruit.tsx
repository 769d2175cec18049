import type { DingdongStop } from '../../../../contract/dingdong';
import { FRUIT } from '../../../ui/fruit';

/** A stop of the ring, small. It stands beside its name, or its name is said by what it stands in. */
export const Fruit = ({ stop, size = 22 }: { readonly stop: DingdongStop; readonly size?: number }) => (
  <img src={FRUIT[stop]} width={size} height={size} alt="" />
);
