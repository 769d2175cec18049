import type { Plugin } from 'vite';

export function tuningSave(root: string): Plugin;
