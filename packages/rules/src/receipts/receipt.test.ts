import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Canonical, canonicalJson } from './canonical-json.ts';
import { readReceiptFile, receiptFile } from './receipt.ts';

const signature = `${'a'.repeat(85)}A`;
const signed = { body: '{"amount":"101","version":1}', keyId: 'k', signature };

describe('canonical JSON', () => {
  it('is written in one way, whatever order names came in', () => {
    expect(canonicalJson({ b: 'é"\n', a: { z: null, y: 7 } })).toBe('{"a":{"y":7,"z":null},"b":"é\\"\\n"}');
    expect(() => canonicalJson({ a: 0.5 })).toThrow(RangeError);
  });

  it('reads back as what was written', () => {
    const names = fc.string().filter((name) => name !== '__proto__');
    const leaves = fc.oneof(fc.string({ unit: 'grapheme' }), fc.maxSafeInteger(), fc.constant(null));
    const inner = fc.dictionary(names, leaves, { noNullPrototype: true });
    const values: fc.Arbitrary<Canonical> = fc.dictionary(names, fc.oneof(leaves, inner), { noNullPrototype: true });
    fc.assert(
      fc.property(values, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(value);
      }),
    );
  });
});

describe('the file of a receipt', () => {
  const file = receiptFile(signed);

  it('is read as it was written, with blanks between its parts', () => {
    expect(readReceiptFile(file)).toEqual(signed);
    expect(readReceiptFile(`${JSON.stringify(JSON.parse(file), null, 2)}\n`)).toEqual(signed);
  });

  it.each([
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['a name twice', file.replace('"amount":"101"', '"amount":"1","amount":"101"')],
    ['another order of names', file.replace('"amount":"101","version":1', '"version":1,"amount":"101"')],
    ['an escape that is not needed', file.replace('"101"', '"\\u0031\\u0030\\u0031"')],
    ['a number with a fraction', file.replace('"101"', '101.5')],
    ['another way to write a number', file.replace('"version":1', '"version":1.0')],
    ['another version', file.replace('"version":1', '"version":3')],
    ['one thing more', file.replace('{"keyId"', '{"a":1,"keyId"')],
    ['a list inside', file.replace('"101"', '["101"]')],
    ['bits of the signature that stand for nothing', file.replace(signature, `${'a'.repeat(85)}B`)],
    ['a signature that is cut off', file.replace(signature, signature.slice(1))],
  ])('is not read with %s', (_, text) => {
    expect(text).not.toBe(file);
    expect(readReceiptFile(text)).toBeUndefined();
  });
});
