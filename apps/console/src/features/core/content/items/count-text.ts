import type { ItemRow } from '@peerbourse/contract/core/content/item.shape';

/** How many items of a kind are shown, will be, and were never: `3 live, 1 scheduled, 2 drafts`. */
export function countText(items: readonly Pick<ItemRow, 'state' | 'nextVersion'>[]): string {
  const live = items.filter(({ state }) => state === 'live').length;
  // What is shown already may have a next version waiting all the same.
  const scheduled = items.filter(({ state, nextVersion }) => state === 'scheduled' || nextVersion !== null).length;
  const drafts = items.filter(({ state }) => state === 'draft').length;
  const parts = [
    live > 0 ? `${live} live` : '',
    scheduled > 0 ? `${scheduled} scheduled` : '',
    drafts > 0 ? `${drafts} ${drafts === 1 ? 'draft' : 'drafts'}` : '',
  ];
  return parts.filter(Boolean).join(', ') || 'nothing is shown';
}
