import type { ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { Sky } from './Sky';
import css from './Standstill.module.css';

/** Something that holds all the same. */
export interface Comfort {
  readonly icon: IconName;
  readonly text: string;
}

interface StandstillProps {
  /** What is drawn above the words. */
  readonly art: string;
  /** What the picture alone does not say: a lock, a shield. */
  readonly icon: IconName;
  readonly title: string;
  /** Why nobody goes on here. */
  readonly children: ReactNode;
  /** What is not touched by it. */
  readonly comforts?: readonly Comfort[];
  /** The ways on, the likeliest first. */
  readonly ways: ReactNode;
}

/** Nobody goes on here for now: why, what holds all the same, and the ways on. One card, which is all that a page has. */
export function Standstill({ art, icon, title, children, comforts = [], ways }: StandstillProps) {
  return (
    <section className={css.card}>
      <div className={css.sky} aria-hidden="true">
        <Sky count={34} seed={17} />
        <img className={css.art} src={art} alt="" />
        <span className={css.badge}>
          <Icon name={icon} />
        </span>
      </div>
      <h1>{title}</h1>
      <div className={css.why}>{children}</div>
      {comforts.length === 0 ? null : (
        <ul className={css.comforts}>
          {comforts.map((comfort) => (
            <li key={comfort.text}>
              <Icon name={comfort.icon} size="sm" />
              {comfort.text}
            </li>
          ))}
        </ul>
      )}
      <div className={css.ways}>{ways}</div>
    </section>
  );
}
