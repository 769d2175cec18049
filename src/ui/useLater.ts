import { startTransition, useEffect, useState } from 'react';

/**
 * A value that follows another in a render of its own, made in slices that a finger never waits for: what was tapped is shown first. On the first render it is there at once.
 * @param value the same as long as nothing changed: each other one is a render
 */
export function useLater<Value>(value: Value): Value {
  const [later, setLater] = useState(() => value);
  useEffect(() => startTransition(() => setLater(() => value)), [value]);
  return later;
}
