import { useRef } from 'react';
import { leavesOf } from './model';
import css from './Where.module.css';

/** Where the machine stands, in a line; a press brings that state into view. */
export function Where({ lit }: { readonly lit: readonly string[] }) {
  const line = useRef<HTMLSpanElement>(null);
  const find = (path: string): void => {
    const states = line.current?.closest('[data-chart]')?.querySelectorAll('[data-state]') ?? [];
    [...states].find((state) => state.getAttribute('data-state') === path)?.scrollIntoView({ block: 'center', inline: 'nearest' });
  };
  return <span ref={line} className={css.where}>{leavesOf(lit).map((path) => <button key={path} type="button" title="Show it" onClick={() => find(path)}>{path}</button>)}</span>;
}
