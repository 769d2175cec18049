import { type ComponentType, useEffect, useState } from 'react';
import { RowsSkeleton } from '../../ui/Skeleton';
import { Failed } from '../../ui/States';

/**
 * A part of a room whose code comes when it is first shown: nobody pays for it who does not open it. Not React's `lazy`, which remembers a failure for
 * ever: what could not be had is asked for again when the player says so, and the round goes on meanwhile.
 * @param rows how high it is until then, in rows of bones: a line or two have none, for what is higher than it would be moves the room as it comes
 */
export function later<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  rows = 5,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const asking = Part === undefined && !failed;
    useEffect(() => {
      if (!asking) return undefined;
      let there = true;
      bring().then(
        (part) => {
          loaded = part;
          if (there) setPart(() => part);
        },
        () => {
          if (there) setFailed(true);
        },
      );
      return () => {
        there = false;
      };
    }, [asking]);
    if (failed) return <Failed onRetry={() => setFailed(false)} />;
    if (Part === undefined) return rows === 0 ? null : <RowsSkeleton rows={rows} />;
    return <Part {...props} />;
  };
}
