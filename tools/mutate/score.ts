import type { Tried } from './try-mutants.ts';

export interface Score {
  killed: number;
  survived: number;
  invalid: number;
  equivalent: number;
}

export function scoreOf(tried: readonly Tried[]): Score {
  const score: Score = { killed: 0, survived: 0, invalid: 0, equivalent: 0 };
  for (const { fate } of tried) score[fate]++;
  return score;
}

/** How many of those that a test could notice were noticed; nothing to notice is no fault. */
export function percentOf({ killed, survived }: Score): number {
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
}

export function scoreLine(name: string, score: Score): string {
  // Cut, not rounded: 89.96 is not 90.
  const percent = (Math.floor(percentOf(score) * 10) / 10).toFixed(1);
  return `${percent.padStart(5)} %  ${name}: ${score.killed} killed, ${score.survived} survived, ${score.invalid} invalid, ${score.equivalent} equivalent`;
}
