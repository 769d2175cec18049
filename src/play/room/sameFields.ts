/** Whether two flat records say the same. */
export function sameFields<T extends object>(a: T, b: T): boolean {
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => Object.is(right.get(key), value));
}
