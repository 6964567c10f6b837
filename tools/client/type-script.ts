import type { JsonSchema } from '../../packages/contract/src/openapi-schemas.ts';

/** What a type says about its fields, and what parts of it are called elsewhere. */
export interface Naming {
  nameOf: (schema: JsonSchema) => string | undefined;
  noteOf: (field: string, others: readonly string[]) => string | undefined;
}

/** A schema as a type of TypeScript. */
export function typeOf(schema: JsonSchema, naming: Naming): string {
  return naming.nameOf(schema) ?? ownTypeOf(schema, naming);
}

/** The same, spelt out although it has a name. */
export function ownTypeOf(schema: JsonSchema, naming: Naming): string {
  if (typeof schema.$ref === 'string') return schema.$ref.replace('#/components/schemas/', '');
  if ('const' in schema) return literal(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum.map(literal));
  const ways = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(ways)) return union(ways.map((way: JsonSchema) => typeOf(way, naming)));
  if (Array.isArray(schema.type)) return union(schema.type.map((type: string) => typeOf({ ...schema, type }, naming)));
  return makers[String(schema.type)]?.(schema, naming) ?? 'unknown';
}

type Maker = (schema: JsonSchema, naming: Naming) => string;

const makers: Readonly<Record<string, Maker>> = {
  string: () => 'string',
  integer: () => 'number',
  number: () => 'number',
  boolean: () => 'boolean',
  null: () => 'null',
  array: ({ items, prefixItems }, naming) => {
    if (Array.isArray(prefixItems)) return `[${prefixItems.map((part: JsonSchema) => typeOf(part, naming)).join(', ')}]`;
    return `Array<${items === undefined ? 'unknown' : typeOf(items as JsonSchema, naming)}>`;
  },
  object: objectOf,
};

function objectOf({ properties = {}, required = [], propertyNames, additionalProperties }: JsonSchema, naming: Naming): string {
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  if (fields.length === 0 && typeof additionalProperties === 'object') {
    const names = propertyNames === undefined ? 'string' : typeOf(propertyNames as JsonSchema, naming);
    return `Record<${names}, ${typeOf(additionalProperties as JsonSchema, naming)}>`;
  }
  if (fields.length === 0) return 'Record<string, never>';
  const lines = fields.map(([name, schema]) => {
    const note = naming.noteOf(
      name,
      fields.map(([field]) => field),
    );
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
    const mark = (required as string[]).includes(name) ? '' : '?';
    return `${note === undefined ? '' : `/** ${note} */\n`}${key}${mark}: ${typeOf(schema, naming)};`;
  });
  return `{\n${indented(lines.join('\n'))}\n}`;
}

export function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function union(parts: readonly string[]): string {
  return [...new Set(parts)].join(' | ');
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("'", "\\'").replaceAll('"', "'");
}
