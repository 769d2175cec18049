/** The panels beside the canvas, in their order. Each is a file of its own and loaded when its tab is opened. */
import { type ComponentType, lazy } from 'react';
import type { Bench } from '../bench';
import type { PageLink } from '../useLink';

export interface PanelProps {
  readonly bench: Bench;
  readonly page: PageLink;
  readonly onPage: (change: Partial<PageLink>) => void;
}

export interface PanelEntry {
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType<PanelProps>;
}

export const panels: readonly PanelEntry[] = [
  { id: 'cues', title: 'Cues', Panel: lazy(() => import('./Cues')) },
  { id: 'states', title: 'States', Panel: lazy(() => import('./States')) },
  { id: 'tuning', title: 'Tuning', Panel: lazy(() => import('./Tuning')) },
  { id: 'overlays', title: 'Overlays', Panel: lazy(() => import('./Overlays')) },
  { id: 'fill', title: 'Fill', Panel: lazy(() => import('./Fill')) },
  { id: 'statechart', title: 'Statechart', Panel: lazy(() => import('./Statechart')) },
  { id: 'weather', title: 'Weather', Panel: lazy(() => import('./Weather')) },
  { id: 'sound', title: 'Sound', Panel: lazy(() => import('./SoundMeter')) },
  { id: 'compare', title: 'Compare', Panel: lazy(() => import('./Compare')) },
  { id: 'record', title: 'Record', Panel: lazy(() => import('./Record')) },
];
