import type { User } from '../../contract/account';
import { faceHue, initialOf, pictureOf } from '../../machines/kit/face';
import { Avatar } from '../ui/Avatar';

interface OwnFaceProps {
  readonly user: Pick<User, 'id' | 'name' | 'avatar'>;
  readonly size: number;
}

/** The player's own face: the picture that was uploaded, or the disc that was chosen. */
export const OwnFace = ({ user: { id, name, avatar }, size }: OwnFaceProps) => (
  <Avatar initial={initialOf(name)} hue={faceHue(id, avatar)} picture={pictureOf(avatar)} size={size} />
);
