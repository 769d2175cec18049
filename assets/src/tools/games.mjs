/**
 * What games say of their own art and sound: `../games/<game>.mjs`, each with `bundle` (tools/bundles.mjs), `effects` (audio/effects.mjs) and
 * `pictures` (tools/shell.mjs). Nothing else names such a game.
 */
import { readdirSync } from 'node:fs';

const folder = new URL('../games/', import.meta.url);

export const gameFiles = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .sort();

const games = await Promise.all(
  gameFiles.map(async (file) => [file.slice(0, -'.mjs'.length), await import(new URL(file, folder))]),
);

/** One of these of every game, by its name. */
export const ownOf = (part) => Object.fromEntries(games.map(([name, game]) => [name, game[part]]));
