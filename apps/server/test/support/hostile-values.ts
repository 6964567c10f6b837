import fc from 'fast-check';

/** The part of JSON Schema that `z.toJSONSchema` writes for our inputs. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** False where a tuple has no more than its parts. */
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Values that the schema accepts, or nearly so: checks that JSON Schema cannot say are not respected. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  switch (schema.type) {
    case 'object':
      return fc.record(mapValues(schema.properties ?? {}, valuesOf), { requiredKeys: schema.required ?? [] });
    case 'array':
      return schema.prefixItems ? fc.tuple(...schema.prefixItems.map(valuesOf)) : fc.array(valuesOf(schema.items || {}), { maxLength: 5 });
    case 'string':
      return schema.pattern
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.string({ maxLength: Math.min(schema.maxLength ?? 30, 300) });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue();
  }
}

const loneSurrogates = ['\ud800', 'a\udfffb', '\udc00\ud800'];
const texts = ['', '\u0000', 'a\u0000b', ...loneSurrogates, '\ufeff', '\u202emoc', 'ﷺ'.repeat(50), 'x'.repeat(100_000), '١٢٣'];
const injections = [
  "'; DROP TABLE settings_versions; --",
  '${7*7}',
  '{fields}',
  '{n, plural, other {',
  '<script>',
  '../../etc/passwd',
  '%00',
  '\r\nx: y',
];
const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', ''];
const numbers = [0, -0, -1, 1.5, 2 ** 31, -(2 ** 31), 2 ** 53, Number.MAX_SAFE_INTEGER, 1e21, 1e308, -1e308, 5e-324];
const amounts = [
  '0',
  '-1',
  '1e400',
  '9'.repeat(25),
  `${'9'.repeat(25)}.${'9'.repeat(16)}`,
  '92233720368.54775808',
  '0.000000001',
  '٣',
  '1,5',
];

/** What no honest client sends. Read from text, so that `__proto__` is a key like any other. */
export const hostileLeaf: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...injections, ...keys, ...numbers, ...amounts, null, true, [], {}),
  fc.constantFrom<unknown>(...keys.map((key) => JSON.parse(`{${JSON.stringify(key)}:{"polluted":1}}`) as unknown)),
  fc.constantFrom<unknown>(...[40, 1_000].map(nested), JSON.parse('{"constructor":{"prototype":{"polluted":1}}}')),
  fc.jsonValue(),
);

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}

type Change = 'replace' | 'remove' | 'add';

/** The value with one place in it, at any depth, replaced, taken away or added to. */
export function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.constantFrom<Change>('replace', 'replace', 'replace', 'remove', 'add');
  return fc.tuple(values, hostileLeaf, fc.nat(), change).map(([value, leaf, at, how]) => mutate(value, leaf, at, how));
}

function mutate(value: unknown, leaf: unknown, at: number, how: Change): unknown {
  if (typeof value !== 'object' || value === null) return leaf;
  const entries = Object.entries(value);
  const place = at % Math.max(entries.length, 1);
  const rest = Math.floor(at / Math.max(entries.length, 1));
  const [name, child] = entries[place] ?? [];
  if (how === 'add' || name === undefined) entries.push([keys[rest % keys.length] ?? '', leaf]);
  else if (typeof child === 'object' && rest % 2 === 0) entries[place] = [name, mutate(child, leaf, rest, how)];
  else if (how === 'remove') entries.splice(place, 1);
  else entries[place] = [name, leaf];
  // Object.fromEntries makes own properties, also of the names that a literal would treat specially.
  return Object.fromEntries(entries);
}

/** Bodies that are not what they claim to be. */
export const rawBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    'true',
    '1',
    '"text"',
    '[]',
    '{',
    '{"a":',
    '{"a":1}}',
    '{a:1}',
    "{'a':1}",
    '\ufeff{}',
    '{"a":1e999}',
    'NaN',
    '-',
  ),
  fc.constantFrom('{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '{"a":1,"a":2}', '{"\\u0000":"\\u0000"}'),
  fc.constantFrom(...[20_000, 60_000].map((depth) => `{"value":${'['.repeat(depth)}${']'.repeat(depth)}}`)),
  fc.constant(`{"a":"${'x'.repeat(300 * 1024)}"}`),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  fc.string({ maxLength: 60 }),
);

function mapValues<From, To>(given: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, change(value)]));
}
