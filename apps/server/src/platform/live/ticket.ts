import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Actor } from '../http/session-gate.ts';

/** A ticket says for half a minute who may listen; the socket shows it in its first frame, never in its address. */
export const ticketLifeMs = 30_000;

const nonceBytes = 12;
const tagBytes = 16;

export interface LiveTicket {
  /** No two tickets have the same. */
  id: string;
  actor: Actor;
  untilMs: number;
}

/** Encrypted: whom a row belongs to is nobody's business, not even its owner's. */
export function writeTicket(actor: Actor, secret: string, nowMs: number): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  const body = cipher.update(JSON.stringify({ actor, untilMs: nowMs + ticketLifeMs }));
  return Buffer.concat([nonce, body, cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

export function readTicket(ticket: string, secret: string, nowMs: number): LiveTicket | undefined {
  const bytes = Buffer.from(ticket, 'base64url');
  // The last letter of a text may say the same in several ways.
  if (bytes.length <= nonceBytes + tagBytes || bytes.toString('base64url') !== ticket) return undefined;
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce).setAuthTag(bytes.subarray(-tagBytes));
  try {
    const body = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    const { actor, untilMs } = JSON.parse(body.toString()) as Omit<LiveTicket, 'id'>;
    return nowMs <= untilMs ? { id: nonce.toString('base64url'), actor, untilMs } : undefined;
  } catch {
    // It was not written by us.
    return undefined;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'peerbourse', 'live-ticket', 32));
}

/** Tickets that have opened a socket here; each opens one. */
export class SpentTickets {
  private readonly untilMs = new Map<string, number>();

  /** Answers false when it was spent before. */
  spend({ id, untilMs }: LiveTicket, nowMs: number): boolean {
    // The oldest stand first, and all live equally long.
    for (const [known, until] of this.untilMs) {
      if (until >= nowMs) break;
      this.untilMs.delete(known);
    }
    if (this.untilMs.has(id)) return false;
    this.untilMs.set(id, untilMs);
    return true;
  }
}
