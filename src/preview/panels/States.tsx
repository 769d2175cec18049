import type { PanelProps } from './index';

/** A view of every phase as a button. */
export default function States({ bench }: PanelProps) {
  return <p>{bench.game}</p>;
}
