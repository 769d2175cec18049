/** From the moment at which the dice lie until the win is told, ms: each die of an own face is counted first (art storyboard, Dadu). */
export const DICE_COUNTED_MS = 800;
