export function findBrowser(): Promise<string | null>;
export function ensureBrowser(): Promise<string>;
export const BROWSER_ARGS: readonly string[];
