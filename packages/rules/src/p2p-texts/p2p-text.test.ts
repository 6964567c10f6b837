import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { p2pTextProblem } from './p2p-text.ts';

/** The last lines of both corpora were new to the filter when they came; README.md beside them says what it made of them at first sight. */
const newestCount = 100;

function corpus(name: string): { older: string[]; newest: string[] } {
  const text = readFileSync(join(import.meta.dirname, '../../corpora', `${name}.txt`), 'utf8');
  const lines = text.trimEnd().split('\n');
  return { older: lines.slice(0, -newestCount), newest: lines.slice(-newestCount) };
}

const evasions = corpus('p2p-evasions');
const ordinary = corpus('p2p-ordinary');

function percentWithProblem(lines: readonly string[]): number {
  return (100 * lines.filter((line) => p2pTextProblem(line)).length) / lines.length;
}

describe('the corpora', () => {
  it('are as large as they should be', () => {
    expect([evasions.older.length, evasions.newest.length, ordinary.older.length, ordinary.newest.length]).toEqual([400, 100, 1900, 100]);
  });

  it('are caught in at least 95 of 100 disguises', { timeout: 60_000 }, () => {
    expect(percentWithProblem(evasions.older)).toBeGreaterThanOrEqual(95);
    expect(percentWithProblem(evasions.newest)).toBeGreaterThanOrEqual(95);
  });

  it('are let through in at least 99 of 100 ordinary remarks', { timeout: 60_000 }, () => {
    expect(percentWithProblem(ordinary.older)).toBeLessThanOrEqual(1);
    expect(percentWithProblem(ordinary.newest)).toBeLessThanOrEqual(1);
  });
});

describe('the problem of a text', () => {
  it.each([
    ['goldtrader(at)gmail(dot)com', 'web-contact'],
    ['see https://example.test', 'web-contact'],
    ['t e l e g r a m goldtrader', 'messenger'],
    ['加微信 goldtrader', 'messenger'],
    ['2️⃣0️⃣2️⃣5️⃣5️⃣5️⃣0️⃣1️⃣4️⃣3️⃣', 'phone-number'],
    ['공일공 일이삼사 오육칠팔', 'phone-number'],
    ['Cheaper outside the platform', 'outside-deal'],
  ])('%s: %s', (text, problem) => {
    expect(p2pTextProblem(text)).toBe(problem);
  });

  it.each([
    '',
    'WeChat Pay and LINE Pay accepted.',
    'No Telegram, please.',
    'Limits 1,500,000 to 25 000 000.',
    '500-50000元，9:00-22:30',
    'From 2026-11-15 on.',
    'Do not cancel after you have paid.',
    'オンラインの時はすぐに対応します。',
  ])('none: %s', (text) => {
    expect(p2pTextProblem(text)).toBeUndefined();
  });

  it('is found in a bearable time, whatever the text', { timeout: 60_000 }, () => {
    const started = performance.now();
    for (const piece of ['a ', '1 ', 'a.', '@', 'т ', '(at)', 'line ', '１', 'ไล', '1,000 ']) p2pTextProblem(piece.repeat(1000));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
