import { describe, expect, it } from 'vitest';
import { draftOf, type HoursDraft, hoursFault, hoursOf, isPastMidnight, toggledDay } from './hours.form.ts';

const draft: HoursDraft = { isAlways: false, timeZone: 'Europe/Berlin', days: 31, from: '09:00', until: '18:30' };

describe('business hours', () => {
  it('are minutes of a day in a zone, on some days', () => {
    expect(hoursOf(draft)).toEqual({ timeZone: 'Europe/Berlin', days: 31, from: 540, until: 1_110 });
    expect(draftOf({ timeZone: 'Asia/Tokyo', days: 64, from: 0, until: 1_440 }, 'UTC')).toEqual({
      isAlways: false,
      timeZone: 'Asia/Tokyo',
      days: 64,
      from: '00:00',
      until: '00:00',
    });
  });

  it('are nothing when it is always', () => {
    expect(hoursOf({ ...draft, isAlways: true })).toBeNull();
    expect(draftOf(null, 'Asia/Tokyo')).toMatchObject({ isAlways: true, timeZone: 'Asia/Tokyo', days: 127 });
    expect(hoursFault({ ...draft, isAlways: true, days: 0 })).toBeUndefined();
  });

  it('that end at midnight end with the day', () => {
    expect(hoursOf({ ...draft, until: '00:00' })?.until).toBe(1_440);
    expect(hoursOf({ ...draft, from: '00:00', until: '00:00' })).toMatchObject({ from: 0, until: 1_440 });
    expect(isPastMidnight({ ...draft, until: '00:00' })).toBe(false);
  });

  it('may go past midnight', () => {
    expect(isPastMidnight({ ...draft, from: '20:00', until: '02:00' })).toBe(true);
    expect(isPastMidnight(draft)).toBe(false);
  });

  it.each([
    [{ days: 0 }, 'days'],
    [{ from: '' }, 'times'],
    [{ until: '24:00' }, 'times'],
    [{ until: '09:00' }, 'same'],
    [{}, undefined],
  ])('%o: %s', (part, fault) => {
    expect(hoursFault({ ...draft, ...part })).toBe(fault);
  });

  it('take a day in and out', () => {
    expect(toggledDay(31, 32)).toBe(63);
    expect(toggledDay(31, 1)).toBe(30);
  });
});
