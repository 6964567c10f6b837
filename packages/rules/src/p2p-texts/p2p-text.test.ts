import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeText, p2pTextProblem } from './p2p-text.ts';
import { plainText } from './plain-text.ts';
import { contactProblem, ruledProblem } from './text-rules.ts';

function corpus(name: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../corpora', `${name}.txt`), 'utf8');
  return text.trimEnd().split('\n');
}

function percent(lines: readonly string[], isHit: (line: string) => boolean): number {
  return (100 * lines.filter(isHit).length) / lines.length;
}

const isRefused = (line: string) => p2pTextProblem(line) !== undefined;

it.each([' ', '\t', '\u00a0', '\n', ' \u200b'])('a run of spaces (%j) is one space to the rules, however long', (space) => {
  expect(plainText(`a${space.repeat(5_000)}b`)).toBe('a b');
});

/** Lines that the filter has learned from: this only says that it still knows them. README.md of the corpora says how new lines do. */
describe('the corpora', () => {
  it.each([
    ['p2p-evasions', 500],
    ['p2p-evasions-second', 1583],
  ])('%s: at least 95 of 100 are refused', { timeout: 60_000 }, (name, count) => {
    const lines = corpus(name);
    expect(lines).toHaveLength(count);
    expect(percent(lines, isRefused)).toBeGreaterThanOrEqual(95);
  });

  it.each([
    ['p2p-ordinary', 2000],
    ['p2p-ordinary-second', 1217],
  ])('%s: at most one of 100 is refused', { timeout: 60_000 }, (name, count) => {
    const lines = corpus(name);
    expect(lines).toHaveLength(count);
    expect(percent(lines, isRefused)).toBeLessThanOrEqual(1);
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
    'Limits 1,500,000 to 25 000 000.',
    '500-50000元，9:00-22:30',
    'From 2026-11-15 on.',
    'Jam operasional 08.00-22.00 WIB setiap hari.',
    'W dniach 24.12-26.12 banki nie księgują przelewów.',
    'Do not cancel after you have paid.',
    'I will never write to you on Telegram. Whoever does is a fraud.',
    'オンラインの時はすぐに対応します。',
  ])('none: %s', (text) => {
    expect(p2pTextProblem(text)).toBeUndefined();
  });

  it('is contact data whatever the words around it say', () => {
    const text = 'Only here in the order chat, never elsewhere. goldtrader(at)gmail(dot)com';
    expect([contactProblem(text), p2pTextProblem(text)]).toEqual(['web-contact', 'web-contact']);
  });

  it('is for staff to look at where it is neither plain nor absent', () => {
    const doubtful = corpus('p2p-evasions-second').filter((line) => judgeText(line).isDoubtful);
    expect(doubtful.length).toBeGreaterThan(0);
    expect(doubtful.every((line) => !isRefused(line))).toBe(true);
    expect(judgeText('').isDoubtful).toBe(false);
  });

  it('by rules alone names messengers in warnings too, which is why rules alone refuse names only', () => {
    expect(ruledProblem('I will never write to you on Telegram.')).toBe('messenger');
  });

  it('is found in a bearable time, whatever the text', { timeout: 60_000 }, () => {
    const started = performance.now();
    for (const piece of ['a ', '1 ', 'a.', '@', 'т ', '(at)', 'line ', '１', 'ไล', '1,000 ']) p2pTextProblem(piece.repeat(1000));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
