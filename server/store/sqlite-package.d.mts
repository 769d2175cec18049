/** `compiled` is the file that is there once the package is compiled, among the installed packages; null for one that comes compiled. */
export const sqlitePackage: { readonly name: string; readonly compiled: string | null };
