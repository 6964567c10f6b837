import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

const components = '#/components/schemas/';

/** The schemas of a description by name. A part that refers to itself is one of them too, once for all who use it. */
export class NamedSchemas {
  readonly all: Record<string, JsonSchema> = {};
  private readonly names = new Map<string, string>();

  /** Adds a schema and answers how to refer to it. */
  add(name: string, schema: z.ZodMiniType, io: 'input' | 'output'): { $ref: string } {
    const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
    const parts = Object.entries($defs as Record<string, JsonSchema>);
    const refs = new Map(parts.map(([part, definition]) => [`#/$defs/${part}`, this.nameOf(name, part, definition, parts)]));
    for (const [part, definition] of parts) this.all[refs.get(`#/$defs/${part}`) ?? part] = renamed(definition, refs);
    this.all[name] = renamed(own, refs);
    return { $ref: `${components}${name}` };
  }

  /** Parts that are the same, together with those that they may refer to, have the name that the first of them got. */
  private nameOf(owner: string, part: string, definition: JsonSchema, parts: unknown): string {
    const text = JSON.stringify([part, definition, parts]);
    const known = this.names.get(text) ?? `${owner}Part${part.replace(/\D/g, '')}`;
    this.names.set(text, known);
    return known;
  }
}

function renamed(schema: JsonSchema, refs: ReadonlyMap<string, string>): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') return `${components}${refs.get(value)}`;
    // Most generators and linters read a pattern without the flag that these classes of characters need.
    return key === 'pattern' && String(value).includes('\\p{') ? undefined : value;
  }) as JsonSchema;
}

/** The schema that a reference means, or the schema itself. */
export function resolved(schema: JsonSchema, all: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { $ref } = schema;
  return typeof $ref === 'string' ? (all[$ref.slice(components.length)] ?? {}) : schema;
}
