import { Router } from 'wouter';
import { HouseContext } from '../house/hooks';
import type { House } from '../house/house';
import { LocaleProvider } from '../i18n';
import type { StageHost } from '../stage/host';
import { StageProvider } from '../stage/StageProvider';
import { AnnouncerProvider } from '../ui/Announcer';
import { AgeGate } from './AgeGate';
import { CompanionHost } from './CompanionHost';
import { ConnectionBanner } from './ConnectionBanner';
import { ErrorCatcher } from './ErrorCatcher';
import { ModalHost } from './ModalHost';
import { RealityCheckHost } from './RealityCheckHost';
import { Routes } from './routes';
import { Toasts } from './Toasts';
import { PageTitle } from './PageTitle';
import { SiteGate } from './SiteGate';
import { TutorialHost } from './TutorialHost';
import { useGuardedPlace } from './useGuardedPlace';

/** The whole site over one house, with one canvas for all its rooms. */
export function App({ house, stage }: { readonly house: House; readonly stage: StageHost }) {
  return (
    <HouseContext value={house}>
      <LocaleProvider speech={house.speech}>
        <AnnouncerProvider>
          <Router hook={useGuardedPlace}>
            <PageTitle />
            <ErrorCatcher>
              <StageProvider host={stage}>
                <AgeGate
                  page={
                    <SiteGate>
                      <Routes />
                    </SiteGate>
                  }
                  above={
                    <>
                      <TutorialHost />
                      <RealityCheckHost />
                      <ModalHost />
                    </>
                  }
                />
              </StageProvider>
              <CompanionHost />
              <ConnectionBanner />
              <Toasts />
            </ErrorCatcher>
          </Router>
        </AnnouncerProvider>
      </LocaleProvider>
    </HouseContext>
  );
}
