export function precompress(directory: string): Promise<number>;
