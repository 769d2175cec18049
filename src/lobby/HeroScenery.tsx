import { useState } from 'react';
import boom from '../ui/art/boom.webp';
import flame from '../ui/art/flame.webp';
import moon from '../ui/art/moon.webp';
import planet from '../ui/art/planet.webp';
import rock from '../ui/art/rock.webp';
import rocketFly from '../ui/art/rocket-fly.webp';
import rocketPad from '../ui/art/rocket-pad.webp';
import { cx } from '../ui/cx';
import { Sky } from '../ui/Sky';
import type { HeroState } from './feed';
import css from './HeroScenery.module.css';

/** The picture behind the hero: the rocket on its pad, in flight or gone. Ornament; what it means is said in words. */
export function HeroScenery({ kind }: { readonly kind: HeroState['kind'] }) {
  // What flies and bursts is not seen before a round of the room is: its pictures leave the line to what is. Who comes between two rounds has the next rocket on its pad.
  const [seen, setSeen] = useState(false);
  if (!seen && (kind === 'countdown' || kind === 'flight')) setSeen(true);
  return (
    <div className={cx(css.scenery, css[kind === 'crashed' && !seen ? 'waiting' : kind])} aria-hidden="true">
      <Sky />
      <img className={css.planet} src={planet} alt="" />
      <img className={css.rock} src={rock} alt="" />
      <div className={css.pad}>
        <i className={css.glow} />
        <img className={css.moon} src={moon} alt="" />
        <img className={css.rocketPad} src={rocketPad} alt="" fetchPriority="high" />
      </div>
      <div className={css.fly}>
        <svg className={css.trail} viewBox="0 0 240 210" fill="none" strokeLinecap="round">
          <defs>
            <linearGradient id="hero-trail" x1="0" x2="1">
              <stop stopColor="#7A5CFF" stopOpacity="0" />
              <stop offset=".5" stopColor="#FF3D9A" />
              <stop offset="1" stopColor="#FFD050" />
            </linearGradient>
          </defs>
          <path d="M-96 226C0 220 92 190 134 118" stroke="url(#hero-trail)" strokeOpacity=".22" strokeWidth="24" />
          <path d="M-96 226C0 220 92 190 134 118" stroke="url(#hero-trail)" strokeOpacity=".3" strokeWidth="13" />
          <path d="M-96 226C0 220 92 190 134 118" stroke="url(#hero-trail)" strokeWidth="5" />
        </svg>
        <i className={css.glow} />
        <div className={css.bob}>
          {seen ? <img className={css.flame} src={flame} alt="" /> : null}
          {seen ? <img className={css.rocketFly} src={rocketFly} alt="" /> : null}
        </div>
      </div>
      {seen ? <img className={css.boom} src={boom} alt="" /> : null}
    </div>
  );
}
