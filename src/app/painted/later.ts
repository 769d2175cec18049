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

/** So many files are asked for at once: each that is named costs a slow phone some milliseconds, and a room names forty. */
const AT_ONCE = 6;

/**
 * Puts it into the head, a few files at a time; its script only once its styles are there.
 * @param choose takes out what is not needed
 */
export function fetchLater(choose?: (parts: DocumentFragment) => void): void {
  const later = document.querySelector<HTMLTemplateElement>('#later');
  if (!later) return;
  const parts = document.importNode(later.content, true);
  choose?.(parts);
  const script = parts.querySelector('script');
  script?.remove();
  const sheets = [...parts.querySelectorAll<HTMLLinkElement>('[rel="stylesheet"]')];
  const loaded = sheets.map((sheet) => new Promise((there) => (sheet.onload = sheet.onerror = there)));
  // What the script waits for is first on the line.
  const links = new Set([...sheets, ...parts.querySelectorAll('link')]);
  const name = (rest: readonly Element[]): void => {
    document.head.append(...rest.slice(0, AT_ONCE));
    if (rest.length > AT_ONCE) setTimeout(() => name(rest.slice(AT_ONCE)));
  };
  name([...links]);
  void Promise.all(loaded).then(() => script && document.head.append(script));
}
