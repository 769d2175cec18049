import { createContext, useContext } from 'react';

interface RoomSheetOpener {
  open(sheet: string): void;
}

export const RoomSheetContext = createContext<RoomSheetOpener>({ open: () => undefined });

/** Opens a sheet of the room by its name. */
export const useOpenSheet = (): ((sheet: string) => void) => useContext(RoomSheetContext).open;
