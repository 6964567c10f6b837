import type { Call, CallInput, CallOutput } from '@peerbourse/contract/call';
import { type Envelope, isSuccess } from '@peerbourse/contract/envelope';
import { headers, terminalTypes } from '@peerbourse/contract/headers';
import { type RefusalId, refusalOfCode, refusals } from '@peerbourse/contract/refusals';
import { endSession } from '#session/staff-session.ts';

const patienceMs = 8_000;

/** Something was done, so what waits is no longer what it was. */
export const wroteEvent = 'console-wrote';

export interface CallOptions {
  /** The idempotency key of a write that may be sent again. */
  key?: string;
  signal?: AbortSignal;
}

/** The server said no, in words for the operator. */
export class Refused extends Error {
  override name = 'Refused';
  readonly id: RefusalId | undefined;
  readonly http: number;
  readonly fields: string;
  /** What the refusal tells besides its code; its schema is the contract's. */
  readonly details: unknown;
  readonly requestId: string;

  constructor(envelope: Envelope, http: number) {
    super(envelope.msg || `The server refused this with code ${envelope.code}.`);
    this.id = refusalOfCode(String(envelope.code));
    this.http = http;
    this.fields = fieldsOf(envelope.data);
    this.details = envelope.data;
    this.requestId = envelope.requestId;
  }
}

/** Nothing usable came back, so nobody knows whether the call was carried out. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** The only request of the console: posts one call of the contract and opens its envelope. */
export async function call<C extends Call>(description: C, input: CallInput<C>, options: CallOptions = {}): Promise<CallOutput<C>> {
  const { envelope, http } = await post(description, input, options);
  if (!isSuccess(description.path, envelope.code)) {
    const refused = new Refused(envelope, http);
    if (isLogout(refused.id)) endSession('over');
    throw refused;
  }
  const output = description.output.safeParse(envelope.data);
  if (!output.success) throw new NoAnswer(`The answer of ${description.path} cannot be read.`);
  if (description.changes === 'write') dispatchEvent(new Event(wroteEvent));
  return output.data as CallOutput<C>;
}

function isLogout(id: RefusalId | undefined): boolean {
  return id !== undefined && refusals[id].show === 'logout';
}

async function post(description: Call, input: unknown, { key, signal }: CallOptions) {
  const sent: Record<string, string> = {
    'content-type': 'application/json',
    [headers.language]: 'en_US',
    [headers.terminalType]: terminalTypes.web,
  };
  if (key !== undefined) sent[headers.idempotencyKey] = key;
  const patience = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(description.path, {
      method: description.method,
      headers: sent,
      body: JSON.stringify(input),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    const envelope: unknown = await response.json();
    if (isEnvelope(envelope)) return { envelope, http: response.status };
  } catch (error) {
    if (signal?.aborted) throw error;
  }
  throw new NoAnswer('The server does not answer.');
}

function isEnvelope(answer: unknown): answer is Envelope {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'msg' in answer;
}

function fieldsOf(details: unknown): string {
  const fields = typeof details === 'object' && details !== null && 'fields' in details ? details.fields : '';
  return typeof fields === 'string' ? fields : '';
}
