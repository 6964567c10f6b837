import { caseFile } from '@peerbourse/contract/identity/work/case-file';
import type { CaseName } from './case-file.query.ts';

/**
 * The case that lies on a desk: the first of its queues, and the number behind the desk in the address. Ads stand in the filter, hits of the
 * sanctions list at a place of their own.
 */
export function caseNameOf(
  desk: { id: string; queues?: readonly string[] | 'every' },
  fragment: string,
  filters: URLSearchParams,
): CaseName | undefined {
  if (!desk.queues || desk.queues === 'every') return undefined;
  const queue = fragment.startsWith('#/verification/hits/') ? 'verification.hits' : (desk.queues[0] ?? '');
  const [page = ''] = fragment.replace(`#/${desk.id}`, '').split('/').filter(Boolean).slice(-1);
  const name = { queue, number: desk.id === 'p2p/ads' ? (filters.get('ad') ?? '') : page };
  return /\d/.test(name.number) && caseFile.input.safeParse(name).success ? name : undefined;
}
