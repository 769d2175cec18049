import type { Parts } from './lean-text.d.mts';

export const VERSION: string;
export const LISTS: Readonly<Record<'react' | 'react-dom' | 'react-dom-client', Parts>>;
export const UNUSED: readonly string[];
