import type { Plugin } from 'vite';

export function pwa(root: string): Plugin;
