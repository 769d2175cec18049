export { createCrashFeed, type CrashActor, type CrashFeed } from './crash';
export type { Insets, StageFeed, StageSettings, StageStatus } from './feed';
export { Stage, type StageProps } from './Stage';
export { StageProvider, useStageHost } from './StageProvider';
export { createWingoFeed, wingoCells, wingoHistory, wingoSheet, type CellRect, type WingoActor, type WingoFeed } from './wingo';
