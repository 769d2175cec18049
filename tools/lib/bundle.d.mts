export function bundle(root: string, entry: string, outDir: string): Promise<unknown>;
