import type { MainId, UserId } from '@peerbourse/contract/ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../http/session-gate.ts';
import { readTicket, SpentTickets, ticketLifeMs, writeTicket } from './ticket.ts';

const secret = 'a-secret-of-the-test';
const now = Date.parse('2026-11-15T00:00:00Z');
const mainId = '42' as MainId;
const alice: Actor = {
  kind: 'user',
  accountId: mainId,
  mainId,
  userId: '42' as UserId,
  sessionId: '7',
  isTrader: true,
  isCopper: false,
  isNewDevice: false,
  isHeld: false,
};

describe('tickets', () => {
  it('say for half a minute who may listen', () => {
    const ticket = writeTicket(alice, secret, now);
    expect(readTicket(ticket, secret, now)?.actor).toEqual(alice);
    expect(readTicket(ticket, secret, now + ticketLifeMs)?.actor).toEqual(alice);
    expect(readTicket(ticket, secret, now + ticketLifeMs + 1)).toBeUndefined();
  });

  it('are worth nothing under another secret', () => {
    expect(readTicket(writeTicket(alice, 'another-secret-of-ours', now), secret, now)).toBeUndefined();
  });

  it('fit into a frame of the socket', () => {
    const longest: Actor = {
      kind: 'user',
      accountId: mainId,
      mainId,
      userId: '9'.repeat(19) as UserId,
      sessionId: '9'.repeat(36),
      isTrader: false,
      isCopper: false,
      isNewDevice: false,
      isHeld: false,
    };
    expect(writeTicket(longest, secret, now).length).toBeLessThan(400);
  });

  it('show nobody what they say', () => {
    const bytes = Buffer.from(writeTicket(alice, secret, now), 'base64url').toString('latin1');
    for (const word of ['accountId', 'mainId', 'sessionId', 'user']) expect(bytes).not.toContain(word);
  });

  it('open one socket each, and are forgotten when they are over', () => {
    const spent = new SpentTickets();
    const [one, other] = [writeTicket(alice, secret, now), writeTicket(alice, secret, now)].map((text) => readTicket(text, secret, now));
    if (!one || !other) throw new Error('they are good');
    expect([spent.spend(one, now), spent.spend(other, now), spent.spend(one, now)]).toEqual([true, true, false]);
    expect(spent.spend(one, now + ticketLifeMs)).toBe(false);
    expect(spent.spend(one, now + ticketLifeMs + 1)).toBe(true);
  });

  it('cannot be changed in any place', () => {
    const ticket = writeTicket(alice, secret, now);
    fc.assert(
      fc.property(fc.nat(ticket.length - 1), fc.stringMatching(/^[A-Za-z0-9_.-]$/), (at, character) => {
        const changed = ticket.slice(0, at) + character + ticket.slice(at + 1);
        fc.pre(changed !== ticket);
        expect(readTicket(changed, secret, now)).toBeUndefined();
      }),
    );
  });

  it('that are no tickets are refused and never throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary-ascii' }), (text) => readTicket(text, secret, now) === undefined));
  });
});
