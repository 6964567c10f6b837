import { signatureHeaders } from '@peerbourse/contract/request-signature';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import type { SessionGate } from './session-gate.ts';

/**
 * A program that signs its calls with an API key says so by headers. A page of somebody else cannot make a browser send them without
 * asking first, and nothing here ever answers such a question; so these calls need no other guard against forgery.
 */
export function isSigned({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return signatureHeaders.some((name) => headers[name] !== undefined);
}

/** Signed requests go to the gate of keys, all others to that of sessions. A role without the former is closed to keys. */
export function gateOf(ofSessions: SessionGate, ofKeys: SessionGate | undefined): SessionGate {
  return async (asking) => {
    if (!isSigned(asking.request)) return await ofSessions(asking);
    if (!ofKeys) throw refuse('key.closed');
    // Two answers to the question who asks are one too many, and browsers send cookies unasked.
    if (asking.request.headers.cookie !== undefined) throw refuse('key.with-cookies');
    return await ofKeys(asking);
  };
}
