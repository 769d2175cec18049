import type { Plugin } from 'vite';

export function roomPages(): Plugin;
