import css from './Preview.module.css';

/** The studio; with `?bare=1` the canvas alone, without even React around it, so that measurements see the scene (DESIGN, outside handles). */
export async function openPreview(root: HTMLElement): Promise<void> {
  const { scene, query, fixture } = asked();
  if (fixture === null || !query.has('bare')) return (await import('./studio')).openStudio(root, scene);
  const { isStaged, openBare } = await import('./open');
  root.className = css.bare ?? '';
  let leave = (): void => undefined;
  const show = async (): Promise<void> => {
    leave();
    leave = () => undefined;
    root.replaceChildren();
    const { scene, query, fixture } = asked();
    if (!isStaged(scene)) root.textContent = `no scene ${scene}`;
    else leave = await openBare(scene, fixture ?? '', query.get('locale') === 'en' ? 'en' : 'id', root, query);
  };
  let last = Promise.resolve();
  const shown = (): Promise<void> =>
    (last = last
      .then(show)
      .catch((error: unknown) => void (root.textContent = error instanceof Error ? error.message : String(error))));
  // One page can show one story after the other: the next entry of its history.
  window.addEventListener('popstate', () => void shown());
  await shown();
}

/** What the address asks for. */
function asked(): { readonly scene: string; readonly query: URLSearchParams; readonly fixture: string | null } {
  const query = new URLSearchParams(location.search);
  return { scene: location.pathname.split('/')[2] ?? '', query, fixture: query.get('fixture') };
}
