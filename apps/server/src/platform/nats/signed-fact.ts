import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Fact } from '../db/outbox.ts';
import type { Keys } from '../keys.ts';

const purpose = 'facts';

/** What one listener of a channel tells another. It has no number and no row: whoever does not hear it misses nothing. */
export interface Signal {
  channel: string;
  key: string;
  data: unknown;
}

/** A fact as it travels: which key, its mark, and the fact. The mark covers the subject, so that a fact cannot move to another stream. */
export function signFact(keys: Keys, subject: string, fact: Fact | Signal): string {
  const { id, key } = keys.current(purpose);
  const body = JSON.stringify(fact);
  return `${id}.${markOf(key, subject, body).toString('base64url')}.${body}`;
}

/** The fact, if one of our roles has told it under this subject. Whatever else is on the bus is nothing. */
export function readFact<Told extends Fact | Signal = Fact>(keys: Keys, subject: string, text: string): Told | undefined {
  const [, id = '', mark = '', body = ''] = /^([^.]*)\.([\w-]*)\.(.*)$/s.exec(text) ?? [];
  const key = keys.byId(purpose, id);
  if (key === undefined) return undefined;
  const [given, expected] = [Buffer.from(mark, 'base64url'), markOf(key, subject, body)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? (JSON.parse(body) as Told) : undefined;
}

function markOf(key: Buffer, subject: string, body: string): Buffer {
  return createHmac('sha256', key).update(`${subject}\n${body}`).digest();
}
