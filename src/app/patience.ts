/** What a first render must not hear of before it is on the screen: stores that change meanwhile would have React begin anew, in one piece, and a slow phone stands still for it. */
import type { OpenSocket } from '../net/channel';
import type { Http } from '../net/http';

/** Asks at once, and tells the answer when the page is there. The server's clock is set by the answer's own time. */
export const patientHttp = (shown: Promise<unknown>, http: Http): Http => ({
  async call(endpoint, args) {
    const answer = await settled(http.call(endpoint, args));
    await shown;
    return answer();
  },
  file: (endpoint, args) => http.file(endpoint, args),
});

/** Connects at once, and begins to talk when the page is there. */
export const patientSocket =
  (shown: Promise<unknown>, openSocket: OpenSocket): OpenSocket =>
  (url, events) => {
    let isClosed = false;
    return openSocket(url, {
      ...events,
      open: () => void shown.then(() => isClosed || events.open()),
      closed(reason) {
        isClosed = true;
        events.closed(reason);
      },
    });
  };

/** How it ended, to be told later. */
const settled = <Answer>(asked: Promise<Answer>): Promise<() => Answer> =>
  asked.then(
    (answer) => () => answer,
    (error: unknown) => () => {
      throw error;
    },
  );
