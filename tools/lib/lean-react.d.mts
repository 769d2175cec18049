import type { Plugin } from 'vite';

export function leanReact(root: string): Plugin;
