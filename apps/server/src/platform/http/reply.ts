import type { Call } from '@peerbourse/contract/call';
import type { Envelope } from '@peerbourse/contract/envelope';
import type { LocaleRow } from '@peerbourse/contract/locales';
import { refusalDetails } from '@peerbourse/contract/refusal-details';
import { everywhere, type RefusalId, refusals } from '@peerbourse/contract/refusals';
import * as z from 'zod/mini';
import { asOutage } from '../db/transaction.ts';
import type { Logger } from '../log.ts';
import { metrics } from '../metrics.ts';
import { Outage, Refusal } from '../refusal.ts';
import { countRefusal } from '../refusal-counts.ts';
import { translate } from '../texts.ts';

export interface Answer {
  http: number;
  body: Envelope;
  retryAfterSeconds?: number;
}

export function success(call: Call, data: unknown, requestId: string): Answer {
  return { http: 200, body: { code: call.ok, data, msg: '', requestId } };
}

export interface FailureContext {
  call: Call | undefined;
  locale: LocaleRow;
  requestId: string;
  log: Logger;
}

/** Turns whatever was thrown into an answer: a refusal by its row, an outage into 503, anything else into 500. */
export function failure(thrown: unknown, { call, locale, requestId, log }: FailureContext): Answer {
  const error = asOutage(thrown);
  const name = call ? `${call.area}/${call.name}` : 'unknown';
  if (error instanceof Refusal && isDeclared(call, error.id)) {
    countRefusal(error.id);
    return refused(error, locale, requestId);
  }
  if (error instanceof Outage) {
    metrics.outages.inc({ call: name });
    log.error({ err: error, call: name, requestId }, 'outage');
    return { ...refused(new Refusal('request.outage'), locale, requestId), retryAfterSeconds: 2 };
  }
  metrics.bugs.inc({ call: name });
  log.error({ err: error, call: name, requestId }, 'bug');
  return refused(new Refusal('request.bug'), locale, requestId);
}

function isDeclared(call: Call | undefined, id: RefusalId): boolean {
  return everywhere.includes(id) || (call?.refusals.includes(id) ?? false);
}

function refused(refusal: Refusal, locale: LocaleRow, requestId: string): Answer {
  const row = refusals[refusal.id];
  const details = detailsOf(refusal);
  const msg = translate(locale.code, 'refusals', row.text, isRecord(details) ? details : {});
  const answer: Answer = { http: row.http, body: { code: row.code, data: details, msg, requestId } };
  if (isRecord(details) && typeof details.retryAfterSeconds === 'number') answer.retryAfterSeconds = details.retryAfterSeconds;
  return answer;
}

/** The schema is also an allow-list, as that of an answer is. */
function detailsOf({ id, details }: Refusal): unknown {
  const schema = (refusalDetails as Partial<Record<RefusalId, z.ZodMiniType>>)[id];
  return schema && details !== undefined ? z.parse(schema, details) : null;
}

function isRecord(value: unknown): value is Record<string, string | number> {
  return typeof value === 'object' && value !== null;
}
