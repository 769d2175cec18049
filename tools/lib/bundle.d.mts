export function bundle(
  root: string,
  entry: string,
  outDir: string,
  options?: { readonly packages?: boolean },
): Promise<unknown>;
