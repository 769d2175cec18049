/**
 * Before each file of screens: a look in vain prints the page when somebody reads what it says. Those who wait for something look in vain every few ms and read the last
 * error only; printing for each was a sixth of all that these tests computed.
 */
import { configure, prettyDOM } from '@testing-library/react';
import { PATIENCE_MS } from './patience';

configure({
  asyncUtilTimeout: PATIENCE_MS,
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    let said: string | undefined;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (said ??= [message, prettyDOM(container as HTMLElement)].filter(Boolean).join('\n\n')),
      set(text: string) {
        said = text;
      },
    });
    return error;
  },
});
