import { DeliveryFailure, type FailureReason } from './delivery-failure.ts';

const timeoutMs = 10_000;

/** Problems that come before the request: nothing of it has left. */
const notConnected =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+|UNABLE_TO_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+)$/;

export interface ProviderRequest {
  url: string;
  headers?: Record<string, string>;
  body: object;
  /** Answers that say that the recipient will never get it. */
  refusedForGood: ReadonlySet<number>;
}

/** Hands a message to a provider that speaks HTTP. Errors of fetch name the address, which may hold a token: none of them goes further. */
export async function postToProvider({ url, headers, body, refusedForGood }: ProviderRequest): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch((error: Error) => {
    throw new DeliveryFailure(reasonOfError(error.cause ?? error));
  });
  // An answer that nobody reads would keep its connection from being used again.
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryFailure(reasonOfStatus(response.status, refusedForGood));
}

export function reasonOfError(error: unknown): FailureReason {
  return notConnected.test(String((error as { code?: unknown }).code)) ? 'unreachable' : 'unconfirmed';
}

export function reasonOfStatus(status: number, refusedForGood: ReadonlySet<number>): FailureReason {
  if (refusedForGood.has(status)) return 'address';
  if (status === 401 || status === 403) return 'login';
  if (status === 429) return 'busy';
  // Somebody behind the provider did not answer the provider in time.
  return status === 408 || status === 504 ? 'unconfirmed' : 'refused';
}
