/**
 * The lobby as a guest's first commit has it, as text: the build puts it into the lobby's page (tools/lib/painted-page), so that it is on the screen before any
 * script of the site has come. Runs in Node, once a build: nothing of it reaches a browser.
 */
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { HouseContext } from '../../house/hooks';
import { createPreferences } from '../../house/preferences';
import type { DeviceStorage } from '../../house/storage';
import { LocaleProvider } from '../../i18n';
import { AnnouncerProvider } from '../../ui/Announcer';
import { AgeGate, ageQuestion } from '../AgeGate';
import { createHouse } from '../createHouse';
import { lobby } from '../lobby';
import { Routes } from '../routes';
import { useGuardedPlace } from '../useGuardedPlace';

/** A device that remembers nothing. */
const FORGETFUL: DeviceStorage = { get: () => null, set: () => undefined };

/**
 * Without marks around what was waited for (React takes this page over whole: tools/lib/lean-react-parts) and pictures it would fetch ahead. Marks between texts stay: each text is one of
 * React's. Pictures that may come later leave the line to the largest one: early.ts brings them once that has been seen.
 */
const plain = (html: string): string =>
  html
    .replace(/<!--[^ ].*?-->|<link rel="preload"[^>]*>/g, '')
    .replace(/ src=("[^"]*" alt="" loading="lazy")/g, ' data-src=$1');

export interface Painted {
  /** The lobby behind the age question. */
  readonly page: string;
  /** The question's other face, for who said no. */
  readonly refused: string;
}

/** @throws when a component asks for what only a browser has */
export async function paint(): Promise<Painted> {
  await Promise.all([lobby.load(), ageQuestion.load()]);
  const AgeQuestion = ageQuestion.component();
  const { house } = createHouse(createPreferences(FORGETFUL));
  return {
    // All that App has in its root: what hangs on the body comes afterwards, and the rest shows nothing yet.
    page: plain(
      renderToString(
        <HouseContext value={house}>
          <LocaleProvider speech={house.speech}>
            <AnnouncerProvider>
              <Router hook={useGuardedPlace}>
                <AgeGate page={<Routes />} above={null} />
              </Router>
            </AnnouncerProvider>
          </LocaleProvider>
        </HouseContext>,
      ),
    ),
    refused: plain(
      renderToString(
        <LocaleProvider speech={house.speech}>
          <AgeQuestion refused onPass={() => undefined} />
        </LocaleProvider>,
      ),
    ),
  };
}
