import type { AppealCase } from '#queries/p2p-appeals/order-appeal.query.ts';
import type { CaseProps } from './case-props.ts';

/** What staff wait to hear from this side. */
export function openQuestion({ appeal, side }: Pick<CaseProps, 'appeal' | 'side'>): AppealCase['requests'][number] | undefined {
  const asked = appeal.requests.at(-1);
  return asked?.side === side && asked.answeredAt === null ? asked : undefined;
}
