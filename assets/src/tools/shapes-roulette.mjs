/** What only the roulette room draws with: its teams' slabs, the ball, the glass over the hub. */
import { gradient, slab } from './shapes.mjs';

const ball = `<radialGradient id="b" cx=".36" cy=".28" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".24" stop-color="#fff"/><stop offset=".48" stop-color="#E9E4FF"/><stop offset=".82" stop-color="#A79DDE"/><stop offset="1" stop-color="#7D72BC"/></radialGradient>`;
const glass = `<radialGradient id="g" cx=".5" cy=".32" r=".68"><stop offset="0" stop-color="#5A35D8"/><stop offset=".7" stop-color="#1E0F5C"/><stop offset="1" stop-color="#120838"/></radialGradient>`;

export const roulette = {
  slab_red: slab(
    [
      [0, '#FF6B86'],
      [0.5, '#EC2A50'],
      [1, '#C40A38'],
    ],
    '#6E0520',
    '#FFC2CD',
  ),
  slab_black: slab(
    [
      [0, '#54458A'],
      [0.5, '#2F2158'],
      [1, '#160C38'],
    ],
    '#07031A',
    '#A99BDC',
  ),
  slab_blue: slab(
    [
      [0, '#6BA8FF'],
      [0.5, '#2F6BF0'],
      [1, '#1746D0'],
    ],
    '#0A226E',
    '#C4DBFF',
  ),
  ball: { size: [22, 22], svg: `${ball}<circle cx="11" cy="11" r="10.8" fill="url(#b)"/>` },
  glass: {
    size: [108, 108],
    svg: `${glass}${gradient('h', [
      [0, '#fff', 0.22],
      [1, '#fff', 0.02],
    ])}<circle cx="54" cy="54" r="53.6" fill="url(#g)"/><ellipse cx="54" cy="29" rx="35" ry="17" fill="url(#h)"/>`,
  },
  /** An avatar's shaded disc. */
  orb: {
    size: [22, 22],
    svg: `${gradient('g', [
      [0, '#fff'],
      [1, '#8d7bd6'],
    ])}<circle cx="11" cy="11" r="10.7" fill="url(#g)"/>`,
  },
};
