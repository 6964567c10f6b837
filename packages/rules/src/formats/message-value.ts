import type { Format } from './format.ts';

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const amount = /^(-?\d+(?:\.\d+)?) ([A-Z][A-Z\d]*)$/;

/** A value of a message as its reader sees it: moments with their zone, amounts with their unit. Anything else is undefined. */
export function messageValue(value: string, format: Format): string | undefined {
  if (moment.test(value)) return `${format.moment(value)} UTC`;
  const [, figure, unit] = amount.exec(value) ?? [];
  return figure === undefined || unit === undefined ? undefined : format.amount(figure, unit);
}
