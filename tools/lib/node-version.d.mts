export function satisfies(version: string, range: string): boolean;
export function whyNotNode(version: string, range: string): string | null;
