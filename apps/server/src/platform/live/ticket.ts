import { createHmac } from 'node:crypto';
import { type Actor, sameSecret } from '../http/session-gate.ts';

/** A ticket says for half a minute who may listen; the socket shows it in its first frame, never in its address. */
export const ticketLifeMs = 30_000;

export function writeTicket(actor: Actor, secret: string, nowMs: number): string {
  const body = Buffer.from(JSON.stringify({ actor, until: nowMs + ticketLifeMs })).toString('base64url');
  return `${body}.${sign(body, secret)}`;
}

export function readTicket(ticket: string, secret: string, nowMs: number): Actor | undefined {
  const [body, signature] = ticket.split('.');
  if (!body || !signature || !sameSecret(signature, sign(body, secret))) return undefined;
  const { actor, until } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { actor: Actor; until: number };
  return nowMs <= until ? actor : undefined;
}

function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}
