import type { Config } from '#platform/config.ts';
import { postToProvider } from '../http-provider.ts';

const refusedForGood: ReadonlySet<number> = new Set([400, 404, 422]);

export async function sendSms({ url, token }: Config['sms'][number], to: string, text: string): Promise<void> {
  await postToProvider({ url, headers: { authorization: `Bearer ${token}` }, body: { to, text }, refusedForGood });
}
