/** A half of the product that is built by itself. */
export type Half = 'client' | 'server';
export function inputHash(root: string): string;
export function isFresh(root: string): boolean;
export function writeStamp(root: string, half: Half, hash: string): void;
