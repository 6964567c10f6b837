import { expect, it } from 'vitest';
import { withoutDescriptions } from './without-schemas.ts';

it('a call keeps what the browser asks with, and nothing of what it is answered', () => {
  const source = `
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
const entry = z.object({ name: z.string() });
export const pageTitles = defineCall({
  area: 'content',
  path: '/v1/titles',
  summary: 'Titles, "quoted"',
  input: z.strictObject({ page: z.optional(z.enum(pages)) }),
  output: z.object({ list: z.array(z.extend(entry, { more: z.string() })) }),
  refusals: [],
});`;
  const left = withoutDescriptions(source);
  expect(left).toContain("path: '/v1/titles'");
  expect(left).toContain('refusals: []');
  expect(left).toContain('const entry = z.any;');
  expect(left).toContain('/* @__PURE__ */ defineCall({');
  expect(left).not.toMatch(/area|summary|strictObject|z\.array/);
});

it('values stay as they are, and what is called to make them may be left out', () => {
  const source = `
export const pages = ['home', 'help'] as const;
const line = (max: number) => ({ form: 'line', max: Math.min(max, 9) });
export const kinds = { menu: { texts: { label: line(40) } } } as const satisfies Record<string, unknown>;
export function schemaOf() { return z.object({}); }`;
  const left = withoutDescriptions(source);
  expect(left).toContain("export const pages = ['home', 'help'] as const;");
  expect(left).toContain('max: Math.min(max, 9)');
  expect(left).toContain('label: /* @__PURE__ */ line(40)');
  expect(left).toContain('return z.object({});');
});
