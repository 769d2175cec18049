import type { Plugin } from 'vite';

export function paintedPage(root: string): Plugin;
