/** The seed of a round's decoration: the same for the same round wherever it is played back (FNV-1a). */
export function seedOf(roundId: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < roundId.length; i += 1) hash = Math.imul(hash ^ roundId.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
