/** What every room takes from the stage; a game's own part (`src/games/<game>/feed`) is imported by that game's room alone. */
export type { Insets, StageFeed, StageStatus } from './feed';
export { firstStatus, Stage } from './Stage';
