import { describe, expect, it } from 'vitest';
import { percentChange } from './percent-change.ts';
import { openFor, timeBasisOf, timeBasisOptions } from './time-basis.ts';

describe('time basis', () => {
  it('R9.2 is last24h or an offset from -720 to 720 in steps of 60', () => {
    expect(timeBasisOptions).toHaveLength(26);
    expect(timeBasisOptions.slice(0, 3)).toEqual(['last24h', -720, -660]);
    expect(timeBasisOptions.at(-1)).toBe(720);
    expect(timeBasisOptions).toContain(0);
  });

  it('R4.12 starts as last24h; what was saved counts only when it is an option', () => {
    expect(timeBasisOf(undefined)).toBe('last24h');
    expect(timeBasisOf('480')).toBe(480);
    expect(timeBasisOf(0)).toBe(0);
    for (const odd of ['481', 780, 'today', null, {}]) expect(timeBasisOf(odd)).toBe('last24h');
  });

  it("R4.12 measures from the day's open under any other basis, and an open of 0 gives 0", () => {
    const opens = { last24h: '100', today: '50' };
    expect(percentChange('110', openFor('last24h', opens))).toBe('10');
    expect(percentChange('110', openFor(0, opens))).toBe('120');
    expect(percentChange('110', openFor(60, { last24h: '100', today: undefined }))).toBe('0');
  });
});
