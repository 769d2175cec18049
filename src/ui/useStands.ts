import { startTransition, useEffect, useState } from 'react';

/** How long something stands before what nobody sees of it yet is made, ms: the sheet around it is still on its way. */
const STANDS_MS = 250;

/** Whether it has stood for a while. @param what another one begins anew */
export function useStands(what = ''): boolean {
  const [stands, setStands] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setStands(what)), STANDS_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return stands === what;
}
