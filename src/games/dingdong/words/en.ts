/** The dingdong room. */
export const words = {
  'dingdong.CHERRY': 'Cherry',
  'dingdong.APPLE': 'Apple',
  'dingdong.MANGO': 'Mango',
  'dingdong.BAMBOO': 'Bamboo',
  'dingdong.GRAPE': 'Grape',
  'dingdong.STAR': 'Star',
  'dingdong.DING': 'Ding',
  'dingdong.AGAIN': 'Lagi',
  'dingdong.ask': 'Tap a symbol to bet on it',
  'dingdong.drawn': '{name}, pays {odds}',
  'dingdong.drawnAgain': 'Lagi, the ring runs again',
  'dingdong.lead': 'The light stops on LAGI? Bets stand, the ring runs again.',
  'dingdong.rule1':
    'Bets are open for {seconds} seconds. Tap one or more of the seven symbols; each is a bet of its own.',
  'dingdong.rule2':
    'The light runs round the 22 lamps and stops on one symbol. Bets on it are paid by the table, all others are lost.',
  'dingdong.rule3':
    'It stops on LAGI (chance {chance} in each run): all bets stand and the ring runs again until it stops on a symbol.',
  'dingdong.rule4':
    'A win shows {seconds} seconds after the light has stopped. How many lamps a symbol has is decoration: its chance is the table’s.',
  'dingdong.fairTitle': 'Dingdong: from the draw to the lamp',
  'dingdong.fairBody':
    'Four bytes make a fraction f between 0 and 1. floor(f × {sum}) falls on one of the weights, in order: {weights}. After LAGI the next four bytes are used.',
  'dingdong.tutorial1': 'Choose fruit, star or bell, and bet before the light runs. What is placed stays.',
  'dingdong.tutorial2': 'The light stops on one symbol. The rarer it is, the more it pays.',
  'dingdong.tutorial3': 'It stops on LAGI? Bets stay, and the light runs once more.',
  'dingdong.replay': 'The light stopped on {name}, pays {odds}.',
  'dingdong.replayAgain': 'LAGI: bets stood, the ring ran again.',
} as const;
