import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../http/session-gate.ts';
import { readTicket, ticketLifeMs, writeTicket } from './ticket.ts';

const secret = 'a-secret-of-the-test';
const now = Date.parse('2026-11-15T00:00:00Z');
const alice: Actor = {
  kind: 'user',
  accountId: '42',
  mainId: '42',
  userId: '42',
  sessionId: '7',
  isTrader: true,
  isCopper: false,
  isNewDevice: false,
  isHeld: false,
};

describe('tickets', () => {
  it('say for half a minute who may listen', () => {
    const ticket = writeTicket(alice, secret, now);
    expect(readTicket(ticket, secret, now)).toEqual(alice);
    expect(readTicket(ticket, secret, now + ticketLifeMs)).toEqual(alice);
    expect(readTicket(ticket, secret, now + ticketLifeMs + 1)).toBeUndefined();
  });

  it('are worth nothing under another secret', () => {
    expect(readTicket(writeTicket(alice, 'another-secret-of-ours', now), secret, now)).toBeUndefined();
  });

  it('fit into a frame of the socket', () => {
    const longest: Actor = {
      kind: 'user',
      accountId: '42',
      mainId: '42',
      userId: '9'.repeat(19),
      sessionId: '9'.repeat(36),
      isTrader: false,
      isCopper: false,
      isNewDevice: false,
      isHeld: false,
    };
    expect(writeTicket(longest, secret, now).length).toBeLessThan(400);
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
