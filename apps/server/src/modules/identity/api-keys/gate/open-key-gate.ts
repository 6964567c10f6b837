import { createHash } from 'node:crypto';
import type { Scope } from '@peerbourse/contract/api-scope';
import { headers } from '@peerbourse/contract/headers';
import { keyIdPattern, signaturePattern, signedText, timeProblem } from '@peerbourse/contract/request-signature';
import type { FastifyRequest } from 'fastify';
import { wallClockMs } from '#platform/clock.ts';
import { LaterWrites } from '#platform/db/later-writes.ts';
import { isInside } from '#platform/http/network.ts';
import type { Actor, Asking, OpenGate } from '#platform/http/session-gate.ts';
import { textHeader } from '#platform/http/visitor.ts';
import { refuse } from '#platform/refusal.ts';
import { writeKeyMarks } from '../key.table.ts';
import { isSignatureOf } from '../signature.rules.ts';
import { KeyCopies, type KnownKey } from './key-copies.ts';

const seenEverySeconds = 60;

/**
 * Who asks, by the signature of an API key. Nothing of it depends on Redis or on what a process remembers. Time and form are judged
 * first, and their refusals explain themselves; about keys, signatures and addresses there is one answer until the signature is right.
 */
export const openKeyGate: OpenGate = ({ db, config, log }) => {
  const keys = new KeyCopies(db, config.keys);
  const marks = new LaterWrites(db, log, config.copiesMs, writeKeyMarks);
  return async ({ call, request, visitor }) => {
    const { keyId, signature, timestamp } = shownBy(request);
    const key = await keys.byId(keyId, call.auth === 'trader');
    if (!key?.checker || !isSignatureOf(key.checker, textOf(request, timestamp), signature)) throw refuse('key.refused');
    if (key.isOver || key.isShut || !isWelcome(key, visitor.address)) throw refuse('key.refused');
    refuseOthersScope(call, key.scopes);
    if (isNews(key, visitor.address)) await marks.note(keyId, { keyId, address: visitor.address });
    return actorOf(key);
  };
};

interface Shown {
  keyId: string;
  signature: string;
  timestamp: string;
}

function shownBy(request: FastifyRequest): Shown {
  const keyId = textHeader(request, headers.apiKey);
  const signature = textHeader(request, headers.apiSignature);
  const timestamp = textHeader(request, headers.apiTimestamp);
  const window = textHeader(request, headers.apiWindow);
  const now = wallClockMs();
  if (!keyIdPattern.test(keyId)) throw refuse('key.bad-headers', { header: headers.apiKey });
  if (!signaturePattern.test(signature)) throw refuse('key.bad-headers', { header: headers.apiSignature });
  if (timeProblem(String(now), window, now)) throw refuse('key.bad-headers', { header: headers.apiWindow });
  const problem = timeProblem(timestamp, window, now);
  if (problem === 'malformed') throw refuse('key.bad-headers', { header: headers.apiTimestamp });
  if (problem) throw refuse('key.clock', { problem, serverTime: now });
  return { keyId, signature, timestamp };
}

function textOf(request: FastifyRequest, timestamp: string): string {
  return signedText({
    method: request.method,
    path: request.raw.url ?? '',
    bodyHash: createHash('sha256').update(request.rawBody).digest('hex'),
    timestamp,
    idempotencyKey: textHeader(request, headers.idempotencyKey),
  });
}

function isWelcome({ addresses }: KnownKey, address: string): boolean {
  return addresses.length === 0 || isInside(address, addresses);
}

function refuseOthersScope({ scope }: Asking['call'], held: readonly Scope[]): void {
  if (scope === 'none') throw refuse('key.closed');
  if (!held.includes(scope)) throw refuse('key.scope-missing', { scope });
}

function isNews({ usedFrom, usedSecondsAgo }: KnownKey, address: string): boolean {
  return usedSecondsAgo === null || usedSecondsAgo > seenEverySeconds || usedFrom !== address;
}

function actorOf({ keyId, accountId, mainId, userId, isTrader, isCopper }: KnownKey): Actor {
  return { kind: 'user', accountId, mainId, userId, sessionId: keyId, keyId, isTrader, isCopper, isNewDevice: false, isHeld: false };
}
