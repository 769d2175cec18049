/** `?inspect` in a room: its machine's picture, live. Loaded only then; the room knows of it by one import (play/room/inspect). */
import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector';
import { watch, type Watched } from './watch';

/** Shows a running machine until the returned function is called. */
export function openInspector(actor: Watched): () => void {
  const watching = watch(actor, { now: () => performance.now(), later: (tell) => void requestAnimationFrame(tell) });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    watching.stop();
    // React does not unmount while it renders; the room may close us from an effect.
    queueMicrotask(() => {
      root.unmount();
      host.remove();
    });
  };
  root.render(<Inspector watch={watching} onClose={close} />);
  return close;
}
