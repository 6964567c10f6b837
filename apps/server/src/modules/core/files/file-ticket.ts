import { createHmac, timingSafeEqual } from 'node:crypto';
import { wallClockMs } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { type Actor, actorKey } from '#platform/http/session-gate.ts';

export const ticketLifeMs = 60_000;

const keyPurpose = 'file-tickets';
const fileBytes = 16;
const timeBytes = 6;
const markBytes = 16;

/**
 * File, end and a mark over both and over who asked. Who that was does not stand in the ticket: it is taken from the session
 * of whoever shows it, so a ticket of somebody else is worth nothing.
 */
export function openTicket({ keys }: Pick<Config, 'keys'>, actor: Actor, fileId: string, nowMs: number = wallClockMs()): string {
  const body = Buffer.alloc(fileBytes + timeBytes);
  Buffer.from(fileId, 'base64url').copy(body);
  body.writeUIntBE(nowMs + ticketLifeMs, fileBytes, timeBytes);
  return Buffer.concat([body, markOf(keys.current(keyPurpose).key, body, actor)]).toString('base64url');
}

/** The file of a ticket that is good for this actor now. */
export function fileOfTicket(
  { keys }: Pick<Config, 'keys'>,
  actor: Actor,
  ticket: string,
  nowMs: number = wallClockMs(),
): string | undefined {
  const bytes = Buffer.from(ticket, 'base64url');
  if (actor.kind === 'guest' || bytes.length !== fileBytes + timeBytes + markBytes) return undefined;
  const body = bytes.subarray(0, fileBytes + timeBytes);
  const isMarked = keys.all(keyPurpose).some((key) => timingSafeEqual(markOf(key, body, actor), bytes.subarray(-markBytes)));
  if (!isMarked || nowMs > body.readUIntBE(fileBytes, timeBytes)) return undefined;
  return body.subarray(0, fileBytes).toString('base64url');
}

function markOf(key: Buffer, body: Buffer, actor: Actor): Buffer {
  return createHmac('sha256', key).update(body).update(actorKey(actor, '')).digest().subarray(0, markBytes);
}
