import type { Plugin } from 'vite';

export function serviceWorker(root: string): Plugin;
