import * as z from 'zod/mini';

/** What a form needs to know of a schema: JSON Schema, as far as settings use it. */
export interface JsonShape {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonShape[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: JsonShape;
  properties?: Record<string, JsonShape>;
  required?: string[];
  additionalProperties?: JsonShape | boolean;
}

export function jsonShape(schema: z.ZodMiniType): JsonShape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonShape;
}
