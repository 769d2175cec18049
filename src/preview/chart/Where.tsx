import { useRef } from 'react';
import { leavesOf } from './model';
import css from './Where.module.css';

/** Where the machine stands, in a line; a press brings that state into view. */
export function Where({ lit }: { readonly lit: readonly string[] }) {
  const line = useRef<HTMLSpanElement>(null);
  // Only the chart's own window moves, not the page that it stands in.
  const find = (path: string): void => {
    const pane = line.current?.closest('[data-chart]')?.querySelector('[data-pane]');
    const state = [...(pane?.querySelectorAll('[data-state]') ?? [])].find(
      (one) => one.getAttribute('data-state') === path,
    );
    if (!pane || !state) return;
    const [outer, inner] = [pane.getBoundingClientRect(), state.getBoundingClientRect()];
    pane.scrollBy({
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
      left: inner.left - outer.left - 16,
    });
  };
  return (
    <span ref={line} className={css.where}>
      {leavesOf(lit).map((path) => (
        <button key={path} type="button" title="Show it" onClick={() => find(path)}>
          {path}
        </button>
      ))}
    </span>
  );
}
