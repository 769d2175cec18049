import { useRef, useState } from 'react';
import { useFrameText } from './useFrameText';

interface LiveTextProps {
  /** What to show now; asked up to `hz` times a second while it is on screen. */
  readonly read: () => string;
  readonly hz?: number;
  readonly className?: string;
}

/** A running text beside React's rendering. Silent for screen readers: say the milestones through the announcer. */
export function LiveText({ read, hz = 10, className }: LiveTextProps) {
  const node = useRef<HTMLSpanElement>(null);
  const [first] = useState(read);
  useFrameText(
    read,
    (text) => {
      if (node.current) node.current.textContent = text;
    },
    hz,
  );
  return (
    <span ref={node} className={className} aria-hidden="true">
      {first}
    </span>
  );
}
