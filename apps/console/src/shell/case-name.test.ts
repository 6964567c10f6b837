import { expect, it } from 'vitest';
import { caseNameOf } from './case-name.ts';

const none = new URLSearchParams();

it('knows which case lies on a desk by the address alone', () => {
  const tickets = { id: 'support', queues: ['support.tickets'] };
  expect(caseNameOf(tickets, '#/support/123', none)).toEqual({ queue: 'support.tickets', number: '123' });
  expect(caseNameOf(tickets, '#/support', none)).toBeUndefined();
  expect(caseNameOf({ id: 'p2p/ads', queues: ['p2p-ads.moderation'] }, '#/p2p/ads', new URLSearchParams({ ad: '77' }))).toEqual({
    queue: 'p2p-ads.moderation',
    number: '77',
  });
  const verification = { id: 'verification', queues: ['verification.cases', 'verification.hits'] };
  expect(caseNameOf(verification, '#/verification/123', none)?.queue).toBe('verification.cases');
  expect(caseNameOf(verification, '#/verification/hits/123', none)).toEqual({ queue: 'verification.hits', number: '123' });
  expect(caseNameOf({ id: 'ledger', queues: ['ledger.corrections'] }, '#/ledger/accounts', none)).toBeUndefined();
  expect(caseNameOf({ id: 'work', queues: 'every' }, '#/work', none)).toBeUndefined();
  expect(caseNameOf({ id: 'customers' }, '#/customers/123', none)).toBeUndefined();
});
