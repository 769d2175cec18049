/** What a game says on the first visit: three short steps each. No figures: those are the rules' to tell. */
export const words = {
  'tutorial.title': 'Cara main {game}',
  'tutorial.go': 'Mulai main',
  'tutorial.note': 'Pakai saldo main, bukan uang sungguhan.',
  'tutorial.rules': 'Aturan lengkap',
} as const;
