import type { FigureRow } from './figure-list.query.ts';

type Unit = FigureRow['unit'];

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const timeSteps = [
  1,
  5,
  15,
  30,
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  day,
  2 * day,
  7 * day,
  30 * day,
];

/** Where lines are drawn across a chart, from zero to the first one at or above the largest value: at most five. */
export function ticksOf(largest: number, unit: Unit): number[] {
  if (unit === 'percent') return [0, 25, 50, 75, 100];
  const step = unit === 'seconds' ? timeStep(largest) : decimalStep(largest, unit === 'count' ? 1 : 0.01);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

function timeStep(largest: number): number {
  return timeSteps.find((step) => largest <= 4 * step) ?? Math.ceil(largest / 4 / day) * day;
}

/** 1, 2 or 5 times a power of ten. */
function decimalStep(largest: number, least: number): number {
  let power = least;
  while (largest > 20 * power) power *= 10;
  return ([1, 2, 5].find((factor) => largest <= 4 * factor * power) ?? 5) * power;
}
