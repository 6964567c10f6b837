import { p2pBandsDefault, p2pFiatCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { bandLeaves } from './band-leaves.ts';
import type { Leaf } from './leaf.ts';

type Json = Record<string, unknown>;

const amount = 'Enter a whole amount; the largest order is above the smallest.';

/** `hasBands` says whether the bands of the row count; without them the row has the usual ones. */
export const fiatLeaves: readonly Leaf[] = [...p2pFiatCodes].sort().flatMap((fiat) => [
  { path: `${fiat}.isOpen`, kind: 'switch', label: `${fiat} open`, rule: '', effect: 'What is closed is offered nowhere.' },
  { path: `${fiat}.minAmount`, kind: 'amount', label: `${fiat} smallest order`, unit: fiat, rule: amount },
  { path: `${fiat}.maxAmount`, kind: 'amount', label: `${fiat} largest order`, unit: fiat, rule: amount },
  {
    path: `${fiat}.payWindows`,
    kind: 'minutes',
    label: `${fiat} minutes to pay`,
    rule: 'Enter 1 to 8 numbers from 5 to 180, rising, with spaces between.',
  },
  { path: `${fiat}.isFeeFree`, kind: 'switch', label: `${fiat} without fees`, rule: '' },
  { path: `${fiat}.hasBands`, kind: 'switch', label: `${fiat} bands of its own`, rule: '' },
  ...bandLeaves(`${fiat}.bands.`, fiat),
]);

export function spreadFiats(rows: Json): Json {
  return mapped(rows, (row) => ({ ...row, hasBands: row.bands !== null, bands: row.bands ?? p2pBandsDefault }));
}

export function gatherFiats(rows: Json): Json {
  return mapped(rows, ({ hasBands, ...row }) => ({ ...row, bands: hasBands === true ? row.bands : null }));
}

function mapped(rows: Json, change: (row: Json) => Json): Json {
  return Object.fromEntries(Object.entries(rows).map(([fiat, row]) => [fiat, change(row as Json)]));
}
