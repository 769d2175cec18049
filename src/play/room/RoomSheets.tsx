import type { ReactNode } from 'react';
import { Sheet } from '../../ui/Sheet';
import { useBackCloses } from './useBackCloses';

/** A part of the room that comes up over it: from the bottom on phones, as a dialog on wide screens. */
export interface RoomSheet {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly width?: 'md' | 'lg';
  /** Made only while it is open. */
  readonly body: () => ReactNode;
}

interface RoomSheetsProps {
  readonly sheets: readonly RoomSheet[];
  readonly open: string | null;
  readonly onClose: () => void;
}

/** All sheets of a room, at most one of them open. The device's back key closes it before it leaves the room. */
export function RoomSheets({ sheets, open, onClose }: RoomSheetsProps) {
  const close = useBackCloses(open !== null, onClose);
  return sheets.map(({ id, title, subtitle, width, body }) => (
    <Sheet key={id} open={open === id} onClose={close} title={title} subtitle={subtitle} width={width}>
      {open === id ? body() : null}
    </Sheet>
  ));
}
