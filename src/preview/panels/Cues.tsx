import type { PanelProps } from './index';

/** Every cue of the scene as a button. */
export default function Cues({ bench }: PanelProps) {
  return <p>{bench.game}</p>;
}
