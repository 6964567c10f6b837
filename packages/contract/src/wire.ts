import * as z from 'zod/mini';

/** Shapes that many calls share. Amounts travel as decimal strings: a JSON number would lose digits. */
export const decimal = z.string().check(z.regex(/^-?(?:0|[1-9]\d{0,24})(?:\.\d{1,16})?$/));
export const positiveDecimal = z.string().check(
  z.regex(/^(?:0|[1-9]\d{0,24})(?:\.\d{1,16})?$/),
  z.refine((value) => /[1-9]/.test(value)),
);
export const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/));
export const empty = z.strictObject({});
