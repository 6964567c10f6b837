import { describe, expect, it } from 'vitest';
import { addressesIn, askedKey, emptyDraft, livesFor } from './key-draft.ts';

describe('the form of an API key', () => {
  it('reads addresses however they are parted', () => {
    expect(addressesIn(' 203.0.113.7\n2001:db8::/48, 192.0.2.1;192.0.2.2 \n\n')).toEqual([
      '203.0.113.7',
      '2001:db8::/48',
      '192.0.2.1',
      '192.0.2.2',
    ]);
    expect(addressesIn(' \n')).toEqual([]);
  });

  it('offers no end, and a year, only with addresses', () => {
    expect(livesFor('')).toEqual(['7', '30', '90']);
    expect(livesFor('203.0.113.7')).toEqual(['7', '30', '90', '365', '']);
  });

  it('sends what is filled in, and takes a life back that lost its addresses', () => {
    const draft = { ...emptyDraft, name: ' Bot ', addresses: '203.0.113.7', life: '' };
    expect(askedKey(draft, 'PEM', {})).toEqual({
      kind: 'ed25519',
      publicKey: 'PEM',
      name: 'Bot',
      scopes: ['read'],
      addresses: ['203.0.113.7'],
      lifeDays: null,
      factors: {},
    });
    expect(askedKey({ ...draft, addresses: '', way: 'hmac' }, '', {})).toEqual({
      kind: 'hmac',
      name: 'Bot',
      scopes: ['read'],
      addresses: [],
      lifeDays: 90,
      factors: {},
    });
  });
});
