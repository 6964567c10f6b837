import { locales } from '@peerbourse/contract/locales';
import type { Leaf } from './leaf.ts';

type Json = Record<string, unknown>;

/** English first; whoever reads another language without a note of its own reads that. */
export const marketLeaves: readonly Leaf[] = [
  {
    path: 'isOpen',
    kind: 'switch',
    label: 'Open',
    rule: '',
    effect: 'Stopped: new orders and ads are refused at once, and everybody reads the note. Open: both are taken again.',
  },
  ...locales.map(
    ({ code, name }): Leaf => ({
      path: `notes.${code}`,
      kind: 'paragraph',
      label: `Note in ${name}`,
      rule: code === 'en' ? 'Say in English why the market is stopped, in up to 600 characters.' : 'Up to 600 characters.',
    }),
  ),
];

/** A note that is empty is none. */
export function gatherMarket({ isOpen, notes }: Json): Json {
  return { isOpen, notes: Object.fromEntries(Object.entries(notes as Json).filter(([, text]) => text !== '')) };
}
