import { type JsonSchema, resolved } from './openapi-schemas.ts';

/** Texts as they occur. The first that fits a pattern stands for it. */
const texts = [
  '100.25',
  '2026-11-16T09:30:00Z',
  '2026-11-16',
  '1994-05-23',
  '09:30',
  'USDT',
  'EUR',
  'DE',
  '482913',
  '7',
  '1029384756',
  '104857600123456789',
  '104857600123456789.1',
  'btc_usdt',
  'safety-first',
  'ann.example',
  'ann@example.com',
  'Europe/Berlin',
  '49',
  '15112345678',
  'field_iban',
  'p2pState',
  'K7M2Q9XA',
  '/help',
  'https://www.example.com/help',
  '#/p2p/orders',
  'k1.q0Jm3vXkT9aBcD1eFgH2iJq0Jm3vXkT9aBcD1eFgH2i',
  '2026-11-15T08:00:00.000000Z|p2p-orders:placed:1',
  '9b2f6c1e-4d3a-4f5b-8c7d-1e2f3a4b5c6d',
  'q0Jm3vXkT9aB',
  'q0Jm3vXkT9aBcD1e',
  'q0Jm3vXkT9aBcD1eFgH2iJ',
  'q0Jm3vXkT9aBcD1eFgH2iJq0Jm3vXkT9aBcD1eFgH2i',
  'pbk_q0Jm3vXkT9aBcD1eFgH2iJ',
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  '3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b',
  'k1.q0Jm3vXkT9aBcD1eFgH2iJq0Jm3vXkT9aBcD1eFgH2i',
  '2026-11-16T09:30:00.000000Z|ledger:42',
  '1794821400000000.BTCUSDT.4711',
  'evt_q0Jm3vXkT9aBcD1eFgH2iJ',
  'whsec_q0Jm3vXkT9aBcD1eFgH2iJq0Jm3vXkT9aBcD1eFgH2i=',
] as const;

const uuid = '9b2f6c1e-4d3a-4f5b-8c7d-1e2f3a4b5c6d';
const deepest = 8;

/** A value that the schema accepts. What a call asks for beyond its schema is not known here. */
export function exampleOf(schema: JsonSchema, all: Readonly<Record<string, JsonSchema>>, depth = 0): unknown {
  const found = resolved(schema, all);
  if ('const' in found) return found.const;
  if (Array.isArray(found.enum)) return found.enum[0];
  const ways = (found.anyOf ?? found.oneOf) as JsonSchema[] | undefined;
  if (ways) return exampleOf(ways[0] ?? {}, all, depth + 1);
  if (Array.isArray(found.allOf)) return Object.assign({}, ...found.allOf.map((part: JsonSchema) => exampleOf(part, all, depth + 1)));
  const [type] = [found.type].flat();
  return makers[String(type)]?.(found, all, depth) ?? null;
}

type Maker = (schema: JsonSchema, all: Readonly<Record<string, JsonSchema>>, depth: number) => unknown;

const makers: Readonly<Record<string, Maker>> = {
  object: objectOf,
  array: listOf,
  string: textOf,
  integer: numberOf,
  number: numberOf,
  boolean: () => true,
};

function objectOf(
  { properties = {}, propertyNames, additionalProperties }: JsonSchema,
  all: Readonly<Record<string, JsonSchema>>,
  depth: number,
) {
  const own = Object.entries(properties as Record<string, JsonSchema>).map(([name, part]) => [
    name,
    isMail(name, part) ? 'ann@example.com' : exampleOf(part, all, depth + 1),
  ]);
  const others = typeof additionalProperties === 'object' && propertyNames && depth < deepest;
  const names = others ? namesOf(propertyNames as JsonSchema) : [];
  return Object.fromEntries([...own, ...names.map((name) => [name, exampleOf(additionalProperties as JsonSchema, all, depth + 1)])]);
}

/** That a text is a mail address is checked by a function, which a schema cannot show. */
function isMail(name: string, { type, pattern }: JsonSchema): boolean {
  return /email$/i.test(name) && type === 'string' && pattern === undefined;
}

/** A record with known names has all of them, any other one has a name that fits. */
function namesOf(propertyNames: JsonSchema): string[] {
  return Array.isArray(propertyNames.enum) ? (propertyNames.enum as string[]) : [textOf(propertyNames)];
}

function listOf(
  { items = {}, prefixItems, minItems = 1 }: JsonSchema,
  all: Readonly<Record<string, JsonSchema>>,
  depth: number,
): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((part: JsonSchema) => exampleOf(part, all, depth + 1));
  if (depth >= deepest) return [];
  const length = Math.max(1, Number(minItems));
  return Array.from({ length }, () => exampleOf(items as JsonSchema, all, depth + 1));
}

function textOf({ pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema): string {
  if (format === 'uuid') return uuid;
  const shape = new RegExp(typeof pattern === 'string' ? pattern : '^text$', 'u');
  const fits = (text: string) => text.length >= Number(minLength) && text.length <= Number(maxLength);
  const plain = 'text'.padEnd(Number(minLength), '-text').slice(0, Math.max(0, Math.min(Number(maxLength), 400)));
  return [...texts, plain].find((text) => shape.test(text) && fits(text)) ?? plain;
}

function numberOf({ minimum, exclusiveMinimum, maximum, multipleOf }: JsonSchema): number {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : Number(minimum ?? 1);
  if (typeof multipleOf === 'number') return Math.ceil(least / multipleOf) * multipleOf;
  return Math.min(Math.max(1, least), Number(maximum ?? Number.POSITIVE_INFINITY));
}
