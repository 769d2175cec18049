import { siteEndpoints } from '../../contract/site';
import type { Bus, Report } from './bus';
import type { Http } from './http';
import type { Timers } from './timers';

/** At most this many reports a minute: a broken server must not be buried under reports that it is broken. */
const PER_MINUTE = 10;
const MINUTE_MS = 60_000;
const DETAIL_LENGTH = 500;

/** Sends what the bus reports to site/error/notify. Reports about that call itself are dropped. Returns how to stop. */
export function startReporting(bus: Bus, http: Http, timers: Timers): () => void {
  let sent: number[] = [];
  const send = (report: Report): void => {
    if (report.route === siteEndpoints.errorNotify.path) return;
    const now = timers.now();
    sent = sent.filter((at) => now - at < MINUTE_MS);
    if (sent.length >= PER_MINUTE) return;
    sent.push(now);
    const body = { ...report, detail: report.detail.slice(0, DETAIL_LENGTH), ms: report.ms === undefined ? undefined : Math.round(report.ms) };
    // Nobody waits for a report, and one that fails is not reported.
    http.call(siteEndpoints.errorNotify, { body, quiet: true }).catch(() => undefined);
  };
  bus.on('report', send);
  return () => bus.off('report', send);
}
