import { type Failure } from '#base/api/failure.ts';
import { type Report, reportOf } from '#base/api/reaction.ts';

type Send = (report: Report) => void;

let sender: Promise<Send> | undefined;

/** Tells error reporting, where there is one: its code is fetched with the first report, never before. */
export function reportFailure(failure: Failure): void {
  const address = document.documentElement.dataset.report;
  const report = address ? reportOf(failure) : undefined;
  if (!address || !report) return;
  sender ??= import('./report-sender.ts').then(({ makeSender }) => makeSender(address, document.documentElement.dataset.environment ?? ''));
  sender.then(
    (send) => send(report),
    () => undefined,
  );
}
