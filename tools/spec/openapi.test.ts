import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApi } from '../../packages/contract/src/openapi.ts';
import { contractCalls } from './contract-calls.ts';

const calls = await contractCalls();
const description = openApi(calls, 'Peerbourse API', '1');
const operationOf = (path: string) => description.paths[path]?.post;

describe('the description of the API', () => {
  it('refers only to what it has', () => {
    const text = JSON.stringify(description);
    const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
    expect(refs.length).toBeGreaterThan(2 * calls.length);
    expect(refs.filter((ref) => !(ref.replace('#/components/schemas/', '') in description.components.schemas))).toEqual([]);
    expect(text).not.toContain('$defs');
  });

  it('names every operation so that a generated client can use the name', () => {
    const names = calls.map(({ path }) => operationOf(path)?.operationId ?? '');
    expect(new Set(names).size).toBe(calls.length);
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
  });

  it.each(calls.map((call) => ({ path: call.path, call })))('$path: its examples are accepted by its schemas', ({ path, call }) => {
    const operation = operationOf(path);
    expect(operation?.description).toContain(call.summary);
    const request = operation?.requestBody.content['application/json'].example;
    const answer = operation?.responses[200].content['application/json'].example;
    expect(z.safeParse(call.input, request).error?.issues).toBeUndefined();
    expect(z.safeParse(call.output, answer?.data).error?.issues).toBeUndefined();
  });
});
