import type { Plugin } from 'vite';

export function socialCards(root: string): Plugin;
