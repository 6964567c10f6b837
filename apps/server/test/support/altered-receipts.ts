import { type Canonical, canonicalJson } from '@peerbourse/rules/receipts/canonical-json';
import { receiptFile, type SignedReceipt } from '@peerbourse/rules/receipts/receipt';
import fc from 'fast-check';

type Facts = Record<string, Canonical>;

/** Texts that differ from a genuine receipt in what they say: its facts, its signature or its key. */
export function alteredReceipts(signed: SignedReceipt, otherKeyIds: readonly string[]): fc.Arbitrary<string> {
  const facts = flat(JSON.parse(signed.body) as Facts);
  const paths = fc.constantFrom(...Object.keys(facts));
  const withFacts = (changed: Facts) => receiptFile({ ...signed, body: canonicalJson(nested(changed)) });
  const genuine = receiptFile(signed);
  return fc
    .oneof(
      fc.tuple(paths, otherValue).map(([path, value]) => withFacts({ ...facts, [path]: value })),
      fc.tuple(paths, fc.nat(), fc.nat()).map(([path, at, by]) => withFacts({ ...facts, [path]: nudged(facts[path], at, by) })),
      paths.map((path) => withFacts(without(facts, path))),
      fc.tuple(paths, paths).map(([one, other]) => withFacts({ ...facts, [one]: facts[other] ?? null, [other]: facts[one] ?? null })),
      fc
        .tuple(fc.string({ minLength: 1 }), otherValue)
        .map(([name, value]) => withFacts({ ...facts, [`x-${name.replaceAll('.', '')}`]: value })),
      fc
        .tuple(paths, fc.nat(), blanks)
        .map(([path, at, blank]) => withFacts({ ...facts, [path]: inserted(textOf(facts[path]), at, blank) })),
      fc.nat(511).map((bit) => receiptFile({ ...signed, signature: flipped(signed.signature, bit) })),
      fc.constantFrom(...otherKeyIds, signed.keyId.toLowerCase(), '').map((keyId) => receiptFile({ ...signed, keyId })),
      fc
        .tuple(fc.nat(genuine.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
        .map(([at, character]) => replaced(genuine, at, character)),
      fc.integer({ min: 1, max: genuine.length - 1 }).map((length) => genuine.slice(0, length)),
    )
    .filter((text) => text !== genuine);
}

const otherValue = fc.oneof(fc.string(), fc.maxSafeInteger(), fc.constant(null), fc.constantFrom('0', '101', 'cancelled', 'completed'));
const blanks = fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u200b');

function flat(facts: Facts, before = ''): Facts {
  return Object.assign(
    {},
    ...Object.entries(facts).map(([name, value]) =>
      typeof value === 'object' && value !== null ? flat(value, `${before}${name}.`) : { [`${before}${name}`]: value },
    ),
  ) as Facts;
}

function nested(facts: Facts): Facts {
  const whole: Record<string, Record<string, Canonical> | Canonical> = {};
  for (const [path, value] of Object.entries(facts)) {
    const [name = '', inner] = path.split('.');
    if (inner === undefined) whole[name] = value;
    else whole[name] = { ...(whole[name] as Facts), [inner]: value };
  }
  return whole;
}

function without(facts: Facts, path: string): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => name !== path));
}

/** One character, one more or one less. */
function nudged(value: Canonical | undefined, at: number, by: number): Canonical {
  if (typeof value === 'number') return value + 1 + (by % 9);
  const text = textOf(value);
  return replaced(text, at % Math.max(text.length, 1), String(by % 10));
}

function textOf(value: Canonical | undefined): string {
  return typeof value === 'string' ? value : canonicalJson(value ?? '');
}

function replaced(text: string, at: number, character: string): string {
  return `${text.slice(0, at)}${character}${text.slice(at + 1)}`;
}

function inserted(text: string, at: number, blank: string): string {
  const place = at % (text.length + 1);
  return `${text.slice(0, place)}${blank}${text.slice(place)}`;
}

function flipped(signature: string, bit: number): string {
  const bytes = Buffer.from(signature, 'base64url');
  bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7));
  return bytes.toString('base64url');
}
