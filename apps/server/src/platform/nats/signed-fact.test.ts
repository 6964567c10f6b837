import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fact } from '../db/outbox.ts';
import { openKeys } from '../keys.ts';
import { readFact, signFact } from './signed-fact.ts';

const old = { id: 'k1', secret: 'the-first-key-of-these-tests-which-is-old' };
const fresh = { id: 'k2', secret: 'the-second-key-of-these-tests-which-is-new' };
const fact: Fact = { id: '1', stream: 'ledger', key: 'alice', seq: 7, body: { text: 'told. Twice' } };
const subject = 'pb.facts.ledger';

it('a fact is read by whoever has its key, also while keys change', () => {
  const signed = signFact(openKeys([old]), subject, fact);
  for (const keys of [[old], [old, fresh], [fresh, old]]) expect(readFact(openKeys(keys), subject, signed)).toEqual(fact);
  expect(readFact(openKeys([fresh]), subject, signed)).toBeUndefined();
});

it('a fact does not move to another stream', () => {
  expect(readFact(openKeys([old]), 'pb.facts.notifications', signFact(openKeys([old]), subject, fact))).toBeUndefined();
});

it('whatever is changed, made up, or no fact at all is nothing, and never throws', () => {
  const keys = openKeys([old]);
  const signed = signFact(keys, subject, fact);
  fc.assert(
    fc.property(fc.nat(signed.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, letter) => {
      const changed = signed.slice(0, at) + letter + signed.slice(at + 1);
      const read = readFact(keys, subject, changed);
      // The last letter of a mark may say the same in several ways; the fact never says anything else.
      if (read !== undefined) expect(read).toEqual(fact);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readFact(keys, subject, text) === undefined));
  for (const text of ['', '{}', 'k1..', 'k1.AAAA.{', JSON.stringify(fact)]) expect(readFact(keys, subject, text)).toBeUndefined();
});
