import css from './Preview.module.css';

/** The studio; with `?bare=1` the canvas alone, without even React around it, so that measurements see the scene (DESIGN, outside handles). */
export async function openPreview(root: HTMLElement): Promise<void> {
  const query = new URLSearchParams(location.search);
  const scene = location.pathname.split('/')[2] ?? '';
  const fixture = query.get('fixture');
  if (fixture !== null && query.has('bare')) {
    const { isStaged, openBare } = await import('./open');
    root.className = css.bare ?? '';
    const locale = query.get('locale') === 'en' ? 'en' : 'id';
    if (!isStaged(scene)) root.textContent = `no scene ${scene}`;
    else await openBare(scene, fixture, locale, root, query).catch((error: unknown) => void (root.textContent = error instanceof Error ? error.message : String(error)));
    return;
  }
  (await import('./studio')).openStudio(root, scene);
}
