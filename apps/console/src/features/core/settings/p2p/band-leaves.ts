import type { Leaf } from './leaf.ts';

const below = 'Enter percent below or at the reference, from -50 to 0.';
const above = 'Enter percent above or at the reference, from 0 to 100; the upper end lies above the lower one.';

/** The ends of both bands, as distances from the reference price. */
export function bandLeaves(prefix: string, of: string): readonly Leaf[] {
  return (
    [
      ['fixedMinPpm', 'Fixed price, lowest', below],
      ['fixedMaxPpm', 'Fixed price, highest', above],
      ['floatMinPpm', 'Floating price, lowest', below],
      ['floatMaxPpm', 'Floating price, highest', above],
    ] as const
  ).map(([name, label, rule]) => ({
    path: `${prefix}${name}`,
    kind: 'band',
    label: of === '' ? label : `${of} ${label.toLowerCase()}`,
    unit: undefined,
    rule,
  }));
}
