import type { AreaOf } from '../catalogue';
import type { help as source } from '../id/help';

export const help: AreaOf<typeof source> = {
  'help.title': 'Help',
  'help.lead': 'How to play, how to check a draw, and what play money means.',
  'help.fairnessLead': 'Results are locked before the bets, opened after the round, and yours to recompute.',
  'help.rulesLead': 'How to play, payouts and RTP',
  'help.games': 'The rules of each game',
  'help.playMoneyTitle': 'Play money',
  'help.playMoneyBody':
    'Every new account gets {amount} of play money. It is not bought, cannot be cashed out and is worth nothing. Lintang is for ages 18 and over.',
  'help.calmTitle': 'Play calmly',
  'help.calmBody':
    'Every round stands alone: there is no pattern, and past rounds give no hint. Play for fun and stop whenever you like.',
  'fair.title': 'Fair draws',
  'fair.lead': 'The house cannot change a result after you have bet, and you need not take our word for it.',
  'fair.step1Title': '1. A chain of seeds is made',
  'fair.step1Body':
    'Before the first round the server makes a chain of secret seeds: each is the SHA-256 of the next. Its last link is published, then the seeds are used in reverse.',
  'fair.step2Title': '2. A fingerprint is published',
  'fair.step2Body':
    'When a round opens, the SHA-256 of its seed is on screen. The same seed must turn up later; any other would be noticed.',
  'fair.step3Title': '3. The seed is opened',
  'fair.step3Body':
    'Once the round is over its seed is shown. Its SHA-256 must equal the fingerprint and the seed of the round before.',
  'fair.step4Title': '4. The result is recomputed',
  'fair.step4Body':
    'HMAC-SHA256 with the seed as key over the text “public seed:round number:0” gives the draw. Anybody can compute it, with tools from outside Lintang too.',
  'fair.crashTitle': 'Rocket: from the draw to the explosion',
  'fair.crashBody':
    'The first six hex digits divided by 0xffffff are r. It explodes at floor(99 / (1 − r)) / 100, at least 1,00× and at most {max}.',
  'fair.diceTitle': 'Dice: from the draw to the faces',
  'fair.diceBody':
    'Every four bytes make a fraction f between 0 and 1: the first three are for the three dice. The face is floor(f × 6) + 1.',
  'fair.wingoTitle': 'Wingo: from the draw to the ball',
  'fair.wingoBody': 'The first four bytes make a fraction f between 0 and 1. The ball is floor(f × 10).',
  'fair.roomsTitle': 'Rooms for everybody',
  'fair.roomsLead': 'Rocket, Wingo, Roulette, Dice and Dingdong: one draw for all players of the room.',
  'fair.rouletteTitle': 'Roulette: from the draw to the pocket',
  'fair.rouletteBody': 'The first four bytes make a fraction f between 0 and 1. The pocket is floor(f × {pockets}).',
  'fair.soloTitle': 'Solo games',
  'fair.soloLead':
    'Mines, Hilo and Roller: each player has draws of their own, from a server seed and the player’s seed.',
  'fair.solo1Title': '1. The server seed’s fingerprint is shown',
  'fair.solo1Body':
    'In each game you have a secret server seed. Its SHA-256 is in the Fair draw panel before you bet, and so is that of the server seed after it.',
  'fair.solo2Title': '2. Your seed is part of the draw',
  'fair.solo2Body':
    'HMAC-SHA256 with the server seed as key over the text “your seed:nonce:0” gives the draw. You can change your seed at any time; the nonce starts at 0 and goes up by one each round. Where more bytes are needed, the last number goes up by one.',
  'fair.solo3Title': '3. The server seed is opened',
  'fair.solo3Body':
    'Press “Open and change the server seed” in the Fair draw panel. The old seed is shown, its SHA-256 must equal the fingerprint, and all its rounds can be recomputed. While a round is open its seed cannot be opened.',
  'fair.minesTitle': 'Mines: from the draw to the board',
  'fair.hiloTitle': 'Hilo: from the draw to the card',
  'fair.rollerTitle': 'Roller: from the draw to the number',
  'fair.botsTitle': 'About bots',
  'fair.botsBody':
    'A room may hold house bots so that it is not empty. Bots are always marked, never appear among the big wins and cannot touch a draw.',
  'fair.payoutsTitle': 'What comes back',
  'fair.payoutsBody':
    'RTP is the average that comes back of every bet over a very long time. The figures below are computed from the rules, not typed in.',
  'fair.verifyHint': 'The “Check” button in each room’s history recomputes that round in your browser.',
  'rules.title': 'Rules of the games',
  'rules.choice': 'Choice',
  'rules.pays': 'Pays',
  'rules.chance': 'Chance',
  'rules.rtp': 'RTP',
  'rules.crash1': 'Place a bet before the rocket leaves; the preparation takes {seconds} seconds.',
  'rules.crash2': 'The multiplier climbs from 1,00×. Cash out at any time: the stake times that number is yours.',
  'rules.crash3': 'The rocket explodes at the locked point. What is not cashed out is lost.',
  'rules.crash4': 'Auto cash-out, from {auto}, is done by the server even if your connection is gone.',
  'rules.crash5': 'A bet placed in flight joins the next round and can be taken back until that round leaves.',
  'rules.crashAny': 'Cash out at any number',
  'rules.dice1':
    'Choose one or more faces before bets close. Bets are open for {seconds} seconds, then three dice are thrown.',
  'rules.dice2':
    'One matching die returns {one} the stake on that face, two dice {two}, three dice {three}. Without a match the stake is lost.',
  'rules.dice3': 'At the end of a round each face shows its net: what came back less what was staked on it.',
  'rules.diceOne': 'One die',
  'rules.diceTwo': 'Two dice',
  'rules.diceThree': 'Three dice',
  'rules.hilo1':
    'The first card is dealt as the round begins. Guess the next one: higher or same, lower or same. On an ace and on a king, same is a guess of its own.',
  'rules.hilo2':
    'Each right guess multiplies the stake by 13 / the number of winning ranks; the 1% is taken once. Cash out any time, a wrong guess loses the stake.',
  'rules.hilo3':
    'Skipping a card is free, at most {skips} {skips:time|times} a round. The highest multiplier is {max}, then the round pays by itself. A guess that would pass it or the maximum profit pays no more, so that guess has a lower RTP.',
  'rules.hiloCard': 'Card',
  'rules.hiloUp': 'Higher (K: same)',
  'rules.hiloDown': 'Lower (A: same)',
  'rules.wingo1': 'Choose numbers 0 to 9 or colours, then an amount per choice. Cost = amount × number of choices.',
  'rules.wingo2': 'A draw every 30, 60 or 120 seconds. Bets close {seconds} seconds before.',
  'rules.wingo3': '0 is red and violet, 5 green and violet, other even numbers red, other odd numbers green.',
  'rules.wingoNumber': 'Exact number',
  'rules.wingoRed': 'Red',
  'rules.wingoGreen': 'Green',
  'rules.wingoViolet': 'Violet',
  'rules.roulette1': 'The wheel has 15 pockets: 0 is black, 1 to 7 are red, 8 to 14 are blue.',
  'rules.roulette2': 'Bet on one team or more for {seconds} seconds, then the ball is thrown.',
  'rules.roulette3':
    'The team where the ball stops is paid, bets on the others are lost. A bet that was sent cannot be taken back.',
  'rules.rouletteRed': 'Red',
  'rules.rouletteBlack': 'Black',
  'rules.rouletteBlue': 'Blue',
  'rules.limits': 'Bets from {min} to {max}; the profit of one round is at most {profit}.',
  'rules.limitsNote': 'Limits follow the site’s current settings.',
  'rules.mines1':
    'Choose 1 to {max} {max:mine|mines} on a board of 5 by 5. Where they lie is fixed before the first cell is opened.',
  'rules.mines2': 'Each gem raises the multiplier. Cash out whenever you like after one gem; one mine takes the stake.',
  'rules.mines3': 'Multipliers are exact odds less {edge} a mine. The lowest RTP is {rtp}.',
  'rules.mines4': 'An unfinished round waits for you: reload or come back later, the board stays the same.',
  'rules.minesCount': 'Mines',
  'rules.minesFirst': '1 gem',
  'rules.minesAll': 'All gems',
  'rules.roller1':
    'Choose a number from 0 to 100.000, then guess whether the result is higher or lower. A result equal to the chosen number loses.',
  'rules.roller2': 'Payout = 0.99 × 100.000 / number of winning results, rounded down to four decimals.',
  'rules.roller3': 'A choice that would pay under {min} or over {max} is not played.',
  'rules.rollerEnds':
    'The RTP of each choice is computed by counting 16.777.216 draws. At the ends of the scale the grain of the draw shows: the result 100.000 has one draw only, so a guess above 99.990 returns {top}, while one below 10 returns {low}.',
};
