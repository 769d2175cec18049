/** A text with places, `Maks {rate}`, with what stands in them. For words that are written once, not in every frame. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
