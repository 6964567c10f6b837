/** Every answer is `{code, data, msg}`; what counts as success differs by service. */
export type SuccessCode = '00000' | 0 | '0' | 200;

export interface Envelope<Data = unknown> {
  code: string | number;
  data: Data;
  msg: string;
  /** Stands beside the code in every answer, so that a user can quote it to support. */
  requestId: string;
  /** Some answers carry a status beside the code; 'error' means that msg is to be shown. */
  status?: string;
}

/** The code of `session.moved`, for a client that has not loaded the table of refusals: nothing was done, and it may ask again. */
export const movedCode = '20907';

/** The code of `request.invalid`, for the same client: what an address of a page names cannot be. */
export const invalidCode = '40001';

const successCodes: ReadonlyArray<readonly [prefix: string, code: SuccessCode]> = [
  ['/v1/p2p/', 0],
  ['/v1/mcp/', '0'],
  ['/v1/fiat-mix/', 200],
  ['/v1/mix/', '00000'],
  ['/v1/user/', '00000'],
  ['/v1/if/', '00000'],
  ['/v1/msg/', '00000'],
  ['/v1/kline/', '00000'],
  ['/v1/spot/', '00000'],
  ['/v1/trigger/', '00000'],
  ['/v1/x/', '00000'],
  ['/v1/admin/', '00000'],
];

export function successCodeOf(path: string): SuccessCode {
  const row = successCodes.find(([prefix]) => path.startsWith(prefix));
  if (!row) throw new Error(`No success code is known for ${path}`);
  return row[1];
}

export function isSuccess(path: string, code: unknown): boolean {
  return code === successCodeOf(path);
}
