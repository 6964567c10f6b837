import { type JsonShape, jsonShape } from '@peerbourse/contract/json-shape';
import type * as z from 'zod/mini';

/** What a value is made of, as far as a form can show it. */
export type FormNode =
  | { kind: 'number'; isWhole: boolean; least: number | undefined; most: number | undefined }
  | { kind: 'switch' }
  | { kind: 'text' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'list'; item: FormNode }
  | { kind: 'group'; parts: ReadonlyArray<{ name: string; node: FormNode; isNeeded: boolean }> }
  | { kind: 'record'; item: FormNode }
  /** Something, or nothing at all. */
  | { kind: 'maybe'; item: FormNode }
  /** Nobody has drawn a form for this yet: it is typed as JSON. */
  | { kind: 'json' };

/** Read from the schema of the contract, so that a new setting has its form without a line here. A setting that this page does not know is typed as JSON. */
export function formNodeOf(schema: z.ZodMiniType | undefined): FormNode {
  return schema === undefined ? { kind: 'json' } : nodeOf(jsonShape(schema));
}

function nodeOf(schema: JsonShape): FormNode {
  if (Array.isArray(schema.enum) && schema.enum.every((choice) => typeof choice === 'string')) {
    return { kind: 'choice', choices: schema.enum as string[] };
  }
  const present = presentOf(schema);
  if (present) return { kind: 'maybe', item: nodeOf(present) };
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return { kind: 'switch' };
    case 'string':
      return { kind: 'text' };
    case 'array':
      return schema.items ? { kind: 'list', item: nodeOf(schema.items) } : { kind: 'json' };
    case 'object':
      return objectOf(schema);
    default:
      return { kind: 'json' };
  }
}

/** What a value is when it is not null; undefined where it never is. */
function presentOf({ anyOf, ...schema }: JsonShape): JsonShape | undefined {
  if (anyOf) {
    const [first, ...more] = anyOf.filter(({ type }) => type !== 'null');
    return more.length === 0 && anyOf.length === 2 ? first : undefined;
  }
  if (!Array.isArray(schema.type)) return undefined;
  const [type, ...others] = schema.type.filter((each) => each !== 'null');
  return type !== undefined && others.length === 0 ? { ...schema, type } : undefined;
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }: JsonShape): FormNode {
  const isReal = (bound: number | undefined) => (bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined);
  return { kind: 'number', isWhole: type === 'integer', least: isReal(minimum ?? exclusiveMinimum), most: isReal(maximum) };
}

function objectOf({ properties, required = [], additionalProperties }: JsonShape): FormNode {
  if (properties && Object.keys(properties).length > 0) {
    const parts = Object.entries(properties).map(([name, part]) => ({ name, node: nodeOf(part), isNeeded: required.includes(name) }));
    return { kind: 'group', parts };
  }
  if (typeof additionalProperties === 'object') return { kind: 'record', item: nodeOf(additionalProperties) };
  return { kind: 'json' };
}

/** What a new row of a list begins with. */
export function emptyOf(node: FormNode): unknown {
  switch (node.kind) {
    case 'number':
      return node.least ?? 0;
    case 'switch':
      return false;
    case 'text':
      return '';
    case 'choice':
      return node.choices[0] ?? '';
    case 'list':
      return [];
    case 'group':
      return Object.fromEntries(node.parts.filter(({ isNeeded }) => isNeeded).map(({ name, node: part }) => [name, emptyOf(part)]));
    case 'record':
      return {};
    case 'maybe':
    case 'json':
      return null;
  }
}
