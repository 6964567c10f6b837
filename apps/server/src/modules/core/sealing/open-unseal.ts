import { headers } from '@peerbourse/contract/headers';
import { boundLines, nonceBytes, sealingWindowMs } from '@peerbourse/contract/sealing';
import { wallClockMs } from '#platform/clock.ts';
import type { OpenUnseal } from '#platform/http/session-gate.ts';
import { textHeader } from '#platform/http/visitor.ts';
import { refuse } from '#platform/refusal.ts';
import { holderOf } from './issue-key.ts';
import { insertNonce, takeSealingKey } from './sealing.table.ts';
import { openFields } from './unseal.rules.ts';

/**
 * The one place where sealed fields become plain. A key that is unknown, over or somebody else's is told apart, because
 * the client fetches a new one then; about everything else there is one answer.
 */
export const openUnseal: OpenUnseal =
  ({ db, config }) =>
  async ({ call, request, visitor }, actor) => {
    const body = bodyOf(request.body);
    const fields = new Map(call.sealed.flatMap((name) => (typeof body[name] === 'string' ? [[name, body[name]] as const] : [])));
    const kid = body.secretKey;
    // A field that has to be there is missed by the schema; without any there is nothing to open.
    if (fields.size === 0) return body;
    const holder = holderOf(actor, visitor, config.cookiePrefix);
    if (typeof kid !== 'string' || !holder) throw refuse('security.seal-unknown');
    const closedKey = await takeSealingKey(db, kid, holder, visitor.deviceId);
    if (closedKey === undefined) throw refuse('security.seal-unknown');
    const timestamp = textHeader(request, headers.timestamp);
    const nonce = textHeader(request, headers.nonce);
    const plain = openFields({
      request: { path: call.path, kid, timestamp, nonce },
      privateKey: config.keys.decrypt('sealing', closedKey, kid),
      rawBody: request.rawBody,
      terminalCode: textHeader(request, headers.terminalCode),
      deviceId: visitor.deviceId,
      signature: textHeader(request, headers.signature),
      fields,
      about: boundLines(call.bound, body),
    });
    const isFresh = Math.abs(wallClockMs() - Number(timestamp)) <= sealingWindowMs && Buffer.from(nonce, 'base64url').length === nonceBytes;
    if (!plain || !isFresh || !(await insertNonce(db, kid, nonce))) throw refuse('security.seal-broken');
    return { ...body, ...Object.fromEntries(plain) };
  };

function bodyOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse('request.invalid');
  return body as Record<string, unknown>;
}
