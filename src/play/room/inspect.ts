import type { Watched } from '../../preview/chart/watch';

/** With `?inspect` in the address, shows the room's machine as it runs. The code for it is loaded only then. Returns how to stop. */
export function inspectWhenAsked(actor: Watched): () => void {
  if (!new URLSearchParams(location.search).has('inspect')) return () => {};
  let left = false;
  let close = (): void => {};
  import('../../preview/chart/inspect').then(
    ({ openInspector }) => {
      if (!left) close = openInspector(actor);
    },
    // A tool that cannot be had does not trouble the room.
    () => undefined,
  );
  return () => {
    left = true;
    close();
  };
}
