import type { ItemRow } from '@peerbourse/contract/core/content/item.shape';
import { stateText } from '../content-text.ts';

/** Every word that was typed must occur somewhere in what the row shows. */
export function filteredItems(items: readonly ItemRow[], typed: string): ItemRow[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label, name, state, author }) => {
    const shown = `${label} ${name} ${stateText[state].label} ${author}`.toLowerCase();
    return words.every((word) => shown.includes(word));
  });
}
