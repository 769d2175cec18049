import type { Leadership } from '../ports';

/** The embedded house: its data directory belongs to one process, which leads. */
export const alone: Leadership = {
  join: (follower) => follower.gained(),
  leave: () => Promise.resolve(),
  lost: () => {},
};
