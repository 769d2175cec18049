/** Texts that the canvas paints while the shell says them: the canvas does not wait for the dictionary, so both take them from here. */
export const CONNECTING = { id: 'Menyambung…', en: 'Connecting…' } as const;
