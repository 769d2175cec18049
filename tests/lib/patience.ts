/** How long a test waits for what will come, ms: beside others' work it comes tens of times later than alone, and whoever waits for less fails for the neighbour. */
export const PATIENCE_MS = 45_000;
