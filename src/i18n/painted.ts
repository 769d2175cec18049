/** Texts that are needed where the dictionary is not. */

/** What the canvas paints while the shell says them: both take it from here. */
export const CONNECTING = { id: 'Menyambung…', en: 'Connecting…' } as const;

/** What the entry says when the site's own code cannot be had. */
export const UNREACHABLE = {
  text: {
    id: 'Lintang belum bisa dibuka. Periksa sambungan Anda.',
    en: 'Lintang cannot be opened now. Check your connection.',
  },
  retry: { id: 'Coba lagi', en: 'Try again' },
} as const;
