import { accountEndpoints } from './account';
import { fairEndpoints } from './fair';
import { historyEndpoints } from './history';
import { mailboxEndpoints } from './mailbox';
import { playEndpoints } from './play';
import { replayEndpoints } from './replay';
import { siteEndpoints } from './site';
import { tutorialEndpoints } from './tutorial';

/** Every HTTP endpoint, by area. For the server, which mounts them all; a page of the client imports the ones it calls. */
export const endpoints = {
  account: accountEndpoints,
  site: siteEndpoints,
  play: playEndpoints,
  replay: replayEndpoints,
  fair: fairEndpoints,
  tutorial: tutorialEndpoints,
  inbox: mailboxEndpoints,
  history: historyEndpoints,
} as const;
