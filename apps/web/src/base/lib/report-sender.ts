import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import type { Report } from '#base/api/reaction.ts';

/**
 * Sends every report and nothing else: no traces, no breadcrumbs, no addresses of pages, nothing of the visitor. What an
 * event carries is listed here in full.
 */
export function makeSender(dsn: string, environment: string): (report: Report) => void {
  const client = new BrowserClient({
    dsn,
    environment,
    sampleRate: 1,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
  });
  client.init();
  return ({ level, path, code, requestId }) => {
    client.captureEvent({ level, message: `${path} ${code}`, tags: { path, code, requestId }, fingerprint: [path, code] });
  };
}
