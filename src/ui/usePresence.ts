import { useEffect, useState } from 'react';

/** How long what closes stays to leave the screen, ms (--sheet-out). */
export const LEAVE_MS = 200;

/** Keeps something mounted while it leaves: `mounted` says whether to render it, `leaving` whether it is on its way out. */
export function usePresence(open: boolean): { readonly mounted: boolean; readonly leaving: boolean } {
  const [kept, setKept] = useState(open);
  if (open && !kept) setKept(true);
  useEffect(() => {
    if (open || !kept) return undefined;
    const timer = setTimeout(() => setKept(false), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [open, kept]);
  return { mounted: open || kept, leaving: kept && !open };
}
