import type { Envelope } from '@peerbourse/contract/envelope';

/** The server's "no", with its words. */
export class Refused extends Error {
  override name = 'Refused';
  readonly path: string;
  readonly code: string;
  readonly data: unknown;
  readonly requestId: string;

  constructor(path: string, { code, msg, data, requestId }: Envelope) {
    super(msg);
    this.path = path;
    this.code = String(code);
    this.data = data;
    this.requestId = requestId;
  }
}

/** An answer whose HTTP status already says that it is none. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly path: string;
  readonly status: number;
  readonly requestId: string;

  constructor(path: string, status: number, requestId: string) {
    super(`${path} answered ${status}`);
    this.path = path;
    this.status = status;
    this.requestId = requestId;
  }
}

/** No answer came, or one that cannot be read. Whether the request was carried out is not known. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  readonly path: string;

  constructor(path: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.path = path;
  }
}

/** The app that carries our requests failed to; its codes are the specification's. */
export class BridgeFailure extends Error {
  override name = 'BridgeFailure';
  readonly path: string;
  readonly code: '61001' | '61002' | '61003';

  constructor(path: string, code: BridgeFailure['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.path = path;
    this.code = code;
  }
}

export type Failure = Refused | HttpFailure | Unreachable | BridgeFailure;

export function isFailure(error: unknown): error is Failure {
  return error instanceof Refused || error instanceof HttpFailure || error instanceof Unreachable || error instanceof BridgeFailure;
}
