import type { CSSProperties } from 'react';
import css from './Avatar.module.css';

interface AvatarProps {
  /** The letter on the disc (machines/kit/face.ts). */
  readonly initial: string;
  /** 0 to 359: the same for the same player everywhere. */
  readonly hue: number;
  readonly size?: number;
  /** The address of a picture in the disc's place; null for none. */
  readonly picture?: string | null;
}

/** A player's disc. Ornament: the name stands beside it. */
export function Avatar({ initial, hue, size = 28, picture = null }: AvatarProps) {
  const style: CSSProperties & Record<'--hue', number> = {
    '--hue': hue,
    width: size,
    height: size,
    fontSize: Math.max(11, Math.round(size * 0.42)),
  };
  if (picture !== null)
    return <img className={css.picture} src={picture} width={size} height={size} loading="lazy" alt="" />;
  return (
    <span className={css.avatar} style={style} aria-hidden="true">
      {initial}
    </span>
  );
}
