import { Router } from 'wouter';
import { HouseContext } from '../house/hooks';
import type { House } from '../house/house';
import { LocaleProvider } from '../i18n';
import { StageProvider } from '../stage/StageProvider';
import { AnnouncerProvider } from '../ui/Announcer';
import { AgeGate } from './AgeGate';
import { ConnectionBanner } from './ConnectionBanner';
import { ErrorCatcher } from './ErrorCatcher';
import { ModalHost } from './ModalHost';
import { usePlace } from './place';
import { Routes } from './routes';
import { Toasts } from './Toasts';

/** The whole site over one house. */
export function App({ house }: { readonly house: House }) {
  return (
    <HouseContext value={house}>
      <LocaleProvider speech={house.speech}>
        <AnnouncerProvider>
          <Router hook={usePlace}>
            <ErrorCatcher>
              <StageProvider><AgeGate page={<Routes />} above={<ModalHost />} /></StageProvider>
              <ConnectionBanner />
              <Toasts />
            </ErrorCatcher>
          </Router>
        </AnnouncerProvider>
      </LocaleProvider>
    </HouseContext>
  );
}
