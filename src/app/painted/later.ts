/**
 * What a page's site is made of lies in its template `later` until the page's first picture is on the screen: fetched before, it would share the line, and on a
 * slow phone the processor, with what is to be seen first. Part of the scripts that stand in pages as text: small.
 */

/** A picture that takes longer than this on the line holds up nothing. */
const PATIENCE_MS = 2000;

/** The first picture or text as it reached the screen, not as it was handed over: putting a page together takes a slow phone longer than its frame. */
const painted = (): Promise<void> =>
  new Promise((there) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) there();
    }).observe({ type: 'paint', buffered: true }),
  );

/** Resolves when the page has been seen, with the picture that is its largest, if one is named. A page in the background is not painted. */
export async function seen(picture?: HTMLImageElement | null): Promise<void> {
  if (document.hidden) return;
  const all = Promise.all([painted(), picture?.decode().catch(() => undefined)]);
  await Promise.race([all, new Promise((late) => setTimeout(late, PATIENCE_MS))]);
}

/**
 * Puts it into the head; its script only once its styles are there.
 * @param choose takes out what is not needed
 */
export function fetchLater(choose?: (parts: DocumentFragment) => void): void {
  const later = document.querySelector<HTMLTemplateElement>('#later');
  if (!later) return;
  const parts = document.importNode(later.content, true);
  choose?.(parts);
  const script = parts.querySelector('script');
  script?.remove();
  const sheets = [...parts.querySelectorAll<HTMLLinkElement>('[rel="stylesheet"]')].map(
    (sheet) => new Promise((there) => (sheet.onload = sheet.onerror = there)),
  );
  document.head.append(parts);
  void Promise.all(sheets).then(() => script && document.head.append(script));
}
