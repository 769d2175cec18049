/** What every room takes from the stage; a game's own part (`src/games/<game>/feed`) is imported by that game's room alone. */
export type { Insets, StageFeed, StageSettings, StageStatus } from './feed';
export { Stage, type StageProps } from './Stage';
export { StageProvider, useStageHost } from './StageProvider';
