/** What a room does when it may lead, and when it may no more. */
export interface Follower {
  gained(): Promise<void>;
  lost(): Promise<void>;
}

/** Who leads the rooms of a cluster. */
export interface Leadership {
  /** Stands in line. Resolves when the room is open here, or when somebody else leads: it will be told later. */
  join(follower: Follower): Promise<void>;
  /** Steps out of line. The room has closed by itself before. */
  leave(follower: Follower): Promise<void>;
  /** A room found out that another process leads: everybody here gives up and stands in line again. */
  lost(): void;
}

/** The embedded house: its data directory belongs to one process, which leads. */
export const alone: Leadership = {
  join: (follower) => follower.gained(),
  leave: () => Promise.resolve(),
  lost: () => {},
};
