import { useQuery } from '@tanstack/react-query';
import { settingListQuery } from '#desk/setting-list.query.ts';
import { useStaffAccount } from '#session/staff-session.ts';
import { correctionListQuery } from '../corrections/correction-list.query.ts';
import { limitsOf, limitText, proposedOn } from './correction-limits.ts';

/** What may still be proposed, in words; nothing until it is known. */
export function useLimitText(isOfHouse: boolean): string | undefined {
  const { name } = useStaffAccount();
  const { data: settings } = useQuery(settingListQuery);
  const { data: corrections, dataUpdatedAt } = useQuery(correctionListQuery);
  const limits = limitsOf(settings ?? [], isOfHouse);
  if (!limits || !corrections) return undefined;
  return limitText(
    limits,
    proposedOn(
      new Date(dataUpdatedAt).toISOString(),
      name,
      corrections.filter(({ userId }) => (userId === null) === isOfHouse),
    ),
  );
}
