/** What the overlays are called, and the keys that turn them on and off. */
import { type Overlay, OVERLAYS } from '../link';

interface Name {
  readonly label: string;
  readonly title: string;
  readonly key: string;
}

export const OVERLAY_NAMES: Readonly<Record<Overlay, Name>> = {
  meters: { label: 'Figures', title: 'What a frame costs', key: 'f' },
  safe: { label: 'Safe area', title: 'What the shell covers and what it leaves', key: 's' },
  bounds: { label: 'Bounds', title: "Where the scene's parts lie", key: 'b' },
  targets: { label: 'Hit areas', title: "Where the room's buttons lie over the canvas", key: 'h' },
  guides: { label: 'Guides', title: 'Thirds, middles and lines of your own', key: 'g' },
  ruler: { label: 'Ruler', title: 'CSS px; drag guides out of it, or over the scene to measure', key: 'r' },
  onion: { label: 'Onion skin', title: 'Another moment of the story shows through', key: 'o' },
  pixels: { label: 'Pixels', title: 'How often each pixel is shaded', key: 'p' },
};

export const overlayOf = (key: string): Overlay | undefined => OVERLAYS.find((name) => OVERLAY_NAMES[name].key === key);

/** The overlays with one turned on or off, in their own order. */
export const toggled = (overlays: readonly Overlay[], name: Overlay): readonly Overlay[] =>
  OVERLAYS.filter((one) => overlays.includes(one) !== (one === name));
