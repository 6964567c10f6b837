import type { issueEncryptionKey as call } from '@peerbourse/contract/identity/security/issue-encryption-key';
import { issueKey } from '#modules/core/sealing/index.ts';
import { wallClockMs } from '#platform/clock.ts';
import type { Handler } from '#platform/http/serve.ts';

export const issueEncryptionKey: Handler<typeof call> = async (ctx) => {
  const { encryptKey, expiresAt } = await issueKey(ctx);
  return { encryptKey, expiresAt: expiresAt.toISOString(), systemTime: wallClockMs() };
};
