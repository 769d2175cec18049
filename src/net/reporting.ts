import { siteEndpoints } from '../../contract/site';
import type { Bus, Report } from './bus';
import type { Http } from './http';
import { browserNetwork, type Network } from './network';
import type { Timers } from './timers';

/** At most this many reports a minute: a broken server must not be buried under reports that it is broken. */
const PER_MINUTE = 10;
const MINUTE_MS = 60_000;
/** At most this many wait for the network: the first ones, which tell how it began. */
export const MOST_HELD = 10;
const DETAIL_LENGTH = 500;

/**
 * Sends what the bus reports to site/error/notify; while the device is offline reports are held, and sent when it is back. Reports about
 * that call itself are dropped. Returns how to stop.
 */
export function startReporting(
  bus: Bus,
  http: Pick<Http, 'call'>,
  timers: Timers,
  network: Network = browserNetwork,
): () => void {
  let sent: number[] = [];
  let held: Report[] = [];
  const send = (report: Report): void => {
    const now = timers.now();
    sent = sent.filter((at) => now - at < MINUTE_MS);
    if (sent.length >= PER_MINUTE) return;
    sent.push(now);
    const body = {
      ...report,
      detail: report.detail.slice(0, DETAIL_LENGTH),
      ms: report.ms === undefined ? undefined : Math.round(report.ms),
    };
    // Nobody waits for a report, and one that fails is not reported.
    http.call(siteEndpoints.errorNotify, { body, quiet: true }).catch(() => undefined);
  };
  const take = (report: Report): void => {
    if (report.route === siteEndpoints.errorNotify.path) return;
    if (network.online()) send(report);
    else if (held.length < MOST_HELD) held.push(report);
  };
  const release = (): void => {
    const waiting = held;
    held = [];
    waiting.forEach(send);
  };
  bus.on('report', take);
  const stopWaiting = network.onBack(release);
  return () => {
    bus.off('report', take);
    stopWaiting();
  };
}
