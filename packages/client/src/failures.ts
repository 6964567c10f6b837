import { type RefusalDetails, type RefusalId, refusalIds } from './generated/refusals.gen.ts';

export type { RefusalDetails, RefusalId };

interface Answered {
  code: string | number;
  data: unknown;
  msg: string;
  requestId: string;
}

/** The exchange says no. What is behind it stands in `id`; `details` are what that refusal tells besides. */
export class Refused extends Error {
  override name = 'Refused';
  readonly path: string;
  readonly status: number;
  readonly code: string;
  /** The name of the refusal; missing when this client is older than the refusal. */
  readonly id: RefusalId | undefined;
  readonly details: unknown;
  /** Quote it to support. */
  readonly requestId: string;
  /** Milliseconds after which it may fare better, where the exchange has said so. */
  readonly retryAfterMs: number | undefined;

  constructor(path: string, status: number, { code, data, msg, requestId }: Answered, retryAfterMs?: number) {
    super(msg || `${path} was refused with ${code}`);
    this.path = path;
    this.status = status;
    this.code = String(code);
    this.id = refusalIds[this.code];
    this.details = data;
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No answer came, or none that can be read. Whether the act was done is not known: ask again with the same idempotency key. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  readonly path: string;

  constructor(path: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.path = path;
  }
}

/** Whether an error is this refusal; if it is, its details have their type. */
export function isRefused<Id extends RefusalId>(error: unknown, id: Id): error is Refused & { id: Id; details: RefusalDetails<Id> } {
  return error instanceof Refused && error.id === id;
}
