import type { Call } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { sampleInput } from '../../apps/server/test/support/fixtures/sample-inputs.ts';
import type { JsonSchema } from '../../apps/server/test/support/hostile-values.ts';

/** For each field of a call that takes a text, at any depth: an input that is right but for this text. */
export function inputsWithText(call: Call, text: string): Array<{ field: string; input: Record<string, unknown> }> {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const sample = sampleInput(call);
  return [...new Set(textPaths(schema, []).map((path) => path.join('.')))].map((field) => ({
    field,
    input: placed(sample, field.split('.'), text) as Record<string, unknown>,
  }));
}

function textPaths(schema: JsonSchema, path: readonly string[]): string[][] {
  if (path.length > 6) return [];
  if (schema.anyOf) return schema.anyOf.flatMap((part) => textPaths(part, path));
  if (schema.type === 'object') return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => textPaths(part, [...path, name]));
  if (schema.type === 'array') return textPaths(schema.items || {}, [...path, '0']);
  return schema.type === 'string' && path.length > 0 ? [[...path]] : [];
}

function placed(value: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text;
  if (name === '0') return [placed(Array.isArray(value) ? value[0] : undefined, rest, text)];
  const known = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...known, [name]: placed(known[name], rest, text) };
}
