import { accountEndpoints } from './account';
import { deskEndpoints } from './desk';
import { docsEndpoints } from './docs';
import { fairEndpoints } from './fair';
import { fairPlayEndpoints } from './fairplay';
import { flowEndpoints } from './flow';
import { fortuneEndpoints } from './fortune';
import { historyEndpoints } from './history';
import { mailboxEndpoints } from './mailbox';
import { replayEndpoints } from './replay';
import { securityEndpoints } from './security';
import { settingsEndpoints } from './settings';
import { siteEndpoints } from './site';
import { visitEndpoints } from './visits';
import { guestSupportEndpoints, supportEndpoints } from './support';
import { supportDeskEndpoints } from './supportDesk';
import { tutorialEndpoints } from './tutorial';

/** Every HTTP endpoint, by area. For the server, which mounts them all; a page of the client imports the ones it calls. */
export const endpoints = {
  account: accountEndpoints,
  security: securityEndpoints,
  site: { ...siteEndpoints, ...visitEndpoints },
  settings: settingsEndpoints,
  docs: docsEndpoints,
  replay: replayEndpoints,
  fair: fairEndpoints,
  fairPlay: fairPlayEndpoints,
  fortune: fortuneEndpoints,
  tutorial: tutorialEndpoints,
  inbox: mailboxEndpoints,
  history: historyEndpoints,
  flow: flowEndpoints,
  support: supportEndpoints,
  guestSupport: guestSupportEndpoints,
  supportDesk: supportDeskEndpoints,
  desk: deskEndpoints,
} as const;
