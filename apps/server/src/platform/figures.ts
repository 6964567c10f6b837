import type { StaffRole } from '@peerbourse/contract/call';
import { type RawBuilder, sql } from 'kysely';
import { must } from './refusal.ts';

/** The time that a figure is asked for: whole hours or days in UTC, the running one last. */
export interface FigureSpan {
  since: Date;
  step: 'hour' | 'day';
}

/** A figure of the exchange, for operators. Each module declares its own in `figures.ts`, so that no other needs to know its tables. */
export interface Figure {
  name: string;
  /** As the screen shows it. */
  title: string;
  group: 'Market' | 'Appeals' | 'Staff' | 'System';
  unit: 'count' | 'usdt' | 'percent' | 'seconds';
  /** Bars stand on each other, lines beside each other; what is only known as it is now has a bar for each series. */
  form: 'bars' | 'lines' | 'now';
  /** Who may see it; everybody when it is empty. */
  roles: readonly StaffRole[];
  /**
   * Leaves no rows behind that its past could be read from: it is asked every few minutes, and the worst of each hour is kept.
   * What it selects has no `at` then.
   */
  isSampled?: true;
  /** What is sampled may be told to Prometheus too: its present rows, with whatever is selected beside `series` and `value`. */
  tell?: (rows: readonly PresentRow[]) => void;
  /** Of the series; otherwise the largest comes first. */
  order?: readonly string[];
  /** Selects `series` text, `at` as `bucketOf` writes it, and `value` numeric. */
  select: (span: FigureSpan) => RawBuilder<unknown>;
}

export type PresentRow = { series: string; value: string } & Readonly<Record<string, string>>;

let declared: readonly Figure[] | undefined;

/** Called once by the role of the operators, with what every module declares. */
export function declareFigures(figures: readonly Figure[]): void {
  declared = figures;
}

export function everyFigure(): readonly Figure[] {
  must(declared, 'the role has collected the figures of every module');
  return declared;
}

export function figuresFor(roles: readonly StaffRole[]): Figure[] {
  return everyFigure().filter((figure) => figure.roles.length === 0 || figure.roles.some((role) => roles.includes(role)));
}

/** The hour or day, in UTC, that a moment belongs to. Four times as fast as date_trunc with a zone. */
export function bucketOf(moment: RawBuilder<unknown>, { step }: FigureSpan): RawBuilder<unknown> {
  return sql`date_bin(${sql.lit(`1 ${step}`)}, ${moment}, 'epoch')`;
}
