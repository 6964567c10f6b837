import { describe, expect, it } from 'vitest';
import { ageText, agoText, secondsSince, untilText } from './age-text.ts';

describe('ageText', () => {
  it.each([
    [-3, '0 s'],
    [0.9, '0 s'],
    [1, '1 s'],
    [59.9, '59 s'],
    [60, '1 min'],
    [303, '5 min 3 s'],
    [3_600, '1 h'],
    [3_659, '1 h'],
    [7_260, '2 h 1 min'],
    [86_400, '1 d'],
    [273_600, '3 d 4 h'],
  ])('says %d seconds as %s', (seconds, text) => {
    expect(ageText(seconds)).toBe(text);
  });
});

describe('agoText', () => {
  it('calls anything younger than a second now, even when the clocks differ a little', () => {
    expect(agoText(-0.4)).toBe('now');
    expect(agoText(0.99)).toBe('now');
    expect(agoText(1)).toBe('1 s ago');
  });
});

describe('untilText', () => {
  it('tells ahead, due and overdue apart', () => {
    expect(untilText(12)).toBe('in 12 s');
    expect(untilText(0.5)).toBe('due now');
    expect(untilText(-5)).toBe('due now');
    expect(untilText(-6)).toBe('overdue by 6 s');
  });
});

describe('secondsSince', () => {
  it('counts from the moment to now', () => {
    expect(secondsSince('2026-11-15T08:30:00.500Z', Date.parse('2026-11-15T08:30:02Z'))).toBe(1.5);
  });
});
