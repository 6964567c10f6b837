import { wholeRate } from '../exact.ts';

/** Numbers of a command that name or count something. */
export const arePositive = (...values: number[]): boolean => values.every((value) => Number.isSafeInteger(value) && value > 0);

/** Numbers that may be absent, which 0 says. */
export const areWhole = (...values: number[]): boolean => values.every((value) => Number.isSafeInteger(value) && value >= 0);

export const areRates = (...values: number[]): boolean => areWhole(...values) && values.every((value) => value <= wholeRate);
