import type { AreaOf } from '../catalogue';
import type { words as source } from '../id/help';

export const words: AreaOf<typeof source> = {
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
  'fair.roomsTitle': 'Rooms for everybody',
  'fair.roomsLead': '{games}: one draw for all players of the room.',
  'fair.soloTitle': 'Solo games',
  'fair.soloLead': '{games}: each player has draws of their own, from a server seed and the player’s seed.',
  'fair.solo1Title': '1. The server seed’s fingerprint is shown',
  'fair.solo1Body':
    'In each game you have a secret server seed. Its SHA-256 is in the Fair draw panel before you bet, and so is that of the server seed after it.',
  'fair.solo2Title': '2. Your seed is part of the draw',
  'fair.solo2Body':
    'HMAC-SHA256 with the server seed as key over the text “your seed:nonce:0” gives the draw. You can change your seed at any time; the nonce starts at 0 and goes up by one each round. Where more bytes are needed, the last number goes up by one.',
  'fair.solo3Title': '3. The server seed is opened',
  'fair.solo3Body':
    'Press “Open and change the server seed” in the Fair draw panel. The old seed is shown, its SHA-256 must equal the fingerprint, and all its rounds can be recomputed. While a round is open its seed cannot be opened.',
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
  'rules.limits': 'Bets from {min} to {max}; the profit of one round is at most {profit}.',
  'rules.limitsNote': 'Limits follow the site’s current settings.',
  'fair.chainsTitle': 'Where the public seed comes from',
  'fair.chainsBody':
    'The end of the chain is published first. Then, until a time published with it, every browser that visits adds 16 random bytes. The public seed is SHA-256 over the end of the chain and all these shares, so the house cannot pick it together with its chain. The house can send shares too, also the last one; a public beacon, where one is used, closes that gap, because its value comes only after the shares are closed.',
  'fair.feedWingo': 'Wingo {seconds} seconds',
  'fair.chain.collecting': 'collecting shares',
  'fair.chain.waiting': 'waiting its turn',
  'fair.chain.inUse': 'in use',
  'fair.chain.past': 'over',
  'fair.chainHouse': 'public seed by the house',
  'fair.chainNoShares': 'no shares from outside',
  'fair.chainShares': '{n} shares from outside',
  'fair.chainLink': 'End of the chain',
  'fair.chainPublished': 'Published',
  'fair.chainCloses': 'Shares taken until',
  'fair.chainBeacon': 'Public beacon',
  'fair.chainBeaconRound': '{name}, value no. {n}',
  'fair.chainSeed': 'Public seed',
  'fair.chainSeedLater': 'made once the shares are closed',
  'fair.chainRounds': 'Rounds',
  'fair.chainRoundsValue': '{used} of {rounds} used',
  'fair.chainHow': 'Public seed = SHA-256 of the end of the chain and all shares, sorted, joined by colons.',
  'fair.chainAloneBody':
    'No shares from outside: the public seed = SHA-256 of the end of the chain alone, so it does not bind the house in choosing the chain. The next chain takes over as soon as visitors have shared in it.',
  'fair.chainHouseBody':
    'This chain is from before visitors had shares: the house made its public seed with the chain.',
  'fair.chainList': 'All shares',
  'fair.chainOwn': 'your share',
  'fair.chainFromBeacon': 'public beacon',
  'fair.chainFromVisitor': 'visitor',
  'fair.chainSeedOk': 'Computed again in this browser: the public seed matches.',
  'fair.chainSeedBad': 'Computed again in this browser: the public seed does NOT match.',
  'fair.chainOwnOk': 'Your share is in it.',
  'fair.chainOwnBad': 'Your share is MISSING from this list.',
};
