import type * as z from 'zod/mini';
import type { StaffRole } from './call.ts';

/** What a wrong value does: it costs somebody money, makes accounts or the exchange less safe, or only reads badly. */
export const dangers = ['money', 'safety', 'words'] as const;
export type Danger = (typeof dangers)[number];

/** One setting of the exchange: its shape, its value until somebody writes one, and who answers for it. */
export interface SettingRow {
  /** Who owns it: only members of staff with this role change it, alone or as the first of two persons. */
  role: StaffRole;
  danger: Danger;
  /** An exception from the two persons that money and safety ask for. Its reason stands beside it. */
  persons?: 1;
  /** What a change means and for whom, in one sentence for whoever decides it. */
  effect: string;
  /** Every member of staff sees a setting, unless it names those who do. Whoever changes or decides it must be among them. */
  seenBy?: readonly StaffRole[];
  schema: z.ZodMiniType;
  initial: unknown;
}

/** Whether one member proposes a change of it and another decides. */
export function needsTwo({ danger, persons }: Pick<SettingRow, 'danger' | 'persons'>): boolean {
  return danger !== 'words' && persons !== 1;
}

/** Whoever has this role decides about changes that take two persons, and about staff and corrections. */
export const decidingRole = 'approver' satisfies StaffRole;
