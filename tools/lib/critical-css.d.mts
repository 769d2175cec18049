export function critical(css: string, html: string): string;
