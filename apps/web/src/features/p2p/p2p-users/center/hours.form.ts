import type { MyTrader } from '#features/p2p/shared/my-trader.ts';

type Hours = NonNullable<MyTrader['businessHours']>;

/** As it is typed: times as the field of the browser has them. */
export interface HoursDraft {
  isAlways: boolean;
  timeZone: string;
  /** Bits; 1 is Monday, 64 is Sunday. */
  days: number;
  from: string;
  until: string;
}

export const weekDays = [1, 2, 4, 8, 16, 32, 64] as const;
const everyDay = 127;
const dayMinutes = 1_440;

export function draftOf(hours: MyTrader['businessHours'], timeZone: string): HoursDraft {
  if (!hours) return { isAlways: true, timeZone, days: everyDay, from: '09:00', until: '18:00' };
  return { isAlways: false, timeZone: hours.timeZone, days: hours.days, from: timeOf(hours.from), until: timeOf(hours.until) };
}

/** A day ends at 24:00, for which the field of the browser only knows 00:00. */
function timeOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

export type HoursFault = 'days' | 'times' | 'same';

export function hoursFault({ isAlways, days, from, until }: HoursDraft): HoursFault | undefined {
  if (isAlways) return undefined;
  if (days === 0) return 'days';
  if (!isTime(from) || !isTime(until)) return 'times';
  return from === until && minutesOf(from) !== 0 ? 'same' : undefined;
}

/** Nothing means always. An end at midnight is the end of the day. */
export function hoursOf({ isAlways, timeZone, days, from, until }: HoursDraft): Hours | null {
  if (isAlways) return null;
  return { timeZone, days, from: minutesOf(from), until: minutesOf(until) === 0 ? dayMinutes : minutesOf(until) };
}

/** Whether they end on the day after they began. */
export function isPastMidnight(draft: HoursDraft): boolean {
  const hours = hoursFault(draft) === undefined ? hoursOf(draft) : null;
  return hours !== null && hours.until < hours.from;
}

export function toggledDay(days: number, day: number): number {
  return days ^ day;
}

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
