import type { Config } from '#platform/config.ts';
import { Undeliverable } from './undeliverable.ts';

const timeoutMs = 10_000;
const refusedForGood: ReadonlySet<number> = new Set([400, 404, 422]);

export async function sendSms({ url, token }: Config['sms'], to: string, text: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ to, text }),
  });
  // An answer that nobody reads would keep its connection from being used again.
  await response.body?.cancel();
  if (refusedForGood.has(response.status)) throw new Undeliverable(`the SMS gateway answered ${response.status}`);
  if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
}
