import type { Plugin } from 'vite';

/** @param root the repository's folder */
export function roomPages(root: string): Plugin;
