import { p2pCoinCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import type { Leaf } from './leaf.ts';

const fee = 'Enter percent of the quantity, from 0 to 2.';

export const coinLeaves: readonly Leaf[] = p2pCoinCodes.flatMap((coin) => [
  { path: `${coin}.isOpen`, kind: 'switch', label: `${coin} open`, rule: '', effect: 'What is closed is offered nowhere.' },
  { path: `${coin}.buyFeePpm`, kind: 'fee', label: `${coin} fee of buyers`, rule: fee },
  { path: `${coin}.sellFeePpm`, kind: 'fee', label: `${coin} fee of sellers`, rule: fee },
]);
