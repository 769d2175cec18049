import type { Plugin } from 'vite';

export function leanPixi(): Plugin;
