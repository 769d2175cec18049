export function rewriteJson(text: string, next: unknown): string;
