import { describe, expect, it } from 'vitest';
import type { RefusalRow } from './refusal-row.ts';
import { everywhere, refusalOfCode, refusals } from './refusals.ts';

const rows = Object.entries(refusals) as Array<[string, RefusalRow]>;

function codesShownAs(show: RefusalRow['show']): string[] {
  return rows
    .filter(([, row]) => row.show === show)
    .map(([, row]) => row.code)
    .sort();
}

describe('refusals', () => {
  it('each has a code of its own', () => {
    expect(new Set(rows.map(([, row]) => row.code)).size).toBe(rows.length);
    for (const [id, row] of rows) expect(refusalOfCode(row.code)).toBe(id);
  });

  it('no code is a success code', () => {
    for (const [, row] of rows) expect(['00000', '0', '200']).not.toContain(row.code);
  });

  it('R8.1 exactly the session-invalid codes log the visitor out', () => {
    expect(codesShownAs('logout')).toEqual(['00004', '00005', '00006', '20205', '20906']);
  });

  it('R8.4 500054 asks for risk information', () => {
    expect(codesShownAs('dialog')).toEqual(['500054']);
  });

  it('R8.5 35016 blocks', () => {
    expect(codesShownAs('blocking-dialog')).toEqual(['35016']);
  });

  it('R7.17 429 is silent', () => {
    expect(refusals['request.too-many']).toMatchObject({ http: 429, show: 'silent' });
  });

  it('a refusal is HTTP 200 unless its status is one that the client knows', () => {
    const others = rows.filter(([, row]) => row.http !== 200).map(([id, row]) => [id, row.http]);
    expect(Object.fromEntries(others)).toEqual({
      'request.origin': 403,
      'request.unknown-path': 404,
      'request.too-large': 413,
      'request.too-many': 429,
      'request.bug': 500,
      'request.outage': 503,
    });
  });

  it('what any call may meet is a request, a session, an API key or a right', () => {
    for (const id of everywhere) expect(id).toMatch(/^(request|session|key|right)\./);
    expect(new Set(everywhere).size).toBe(everywhere.length);
  });

  it('an unknown code has no row', () => {
    for (const code of ['', '99999', '__proto__', 'constructor']) expect(refusalOfCode(code)).toBeUndefined();
  });
});
