import type { User } from '../../contract/account';
import { API_BASE } from '../../contract/http';
import { initialOf } from '../../machines/kit/face';
import { Avatar } from '../ui/Avatar';
import { avatarHue } from './avatar';
import css from './OwnFace.module.css';

interface OwnFaceProps {
  readonly user: Pick<User, 'name' | 'avatar'>;
  readonly size: number;
}

/** The player's own face: the picture that was uploaded, or the disc that was chosen. */
export function OwnFace({ user, size }: OwnFaceProps) {
  if (!user.avatar.startsWith('p'))
    return <Avatar initial={initialOf(user.name)} hue={avatarHue(user.avatar)} size={size} />;
  return (
    <img
      className={css.face}
      src={`${API_BASE}/main/user/avatar/${encodeURIComponent(user.avatar.slice(1))}`}
      width={size}
      height={size}
      alt=""
    />
  );
}
