import type { Plugin } from 'vite';
import type { Parts } from './lean-text.d.mts';

export const LIST: Parts;
export function leanGsap(root: string): Plugin;
