import { countLeaf } from './count-leaf.ts';
import type { Leaf } from './leaf.ts';

const address = 'Enter an address that begins with / or https://, or leave it empty.';
const usdt = 'Enter whole USDT, up to 9999999.';
const time = 'Enter a time such as 08:30; the day ends at 24:00.';

export const generalLeaves: readonly Leaf[] = [
  countLeaf('addPayCount', 'Saved payment methods per currency', [1, 100]),
  countLeaf('dayCancellOrderNum', 'Cancelled orders on a day', [1, 100], 'How many somebody may cancel.'),
  { path: 'startTime', kind: 'text', label: 'Service desk opens (UTC)', rule: time },
  { path: 'endTime', kind: 'text', label: 'Service desk closes (UTC)', rule: time },
  countLeaf('advRemarkNum', 'Saved remarks', [0, 200]),
  countLeaf('advImageNum', 'Pictures of an ad', [0, 10]),
  { ...countLeaf('videoSize', 'Largest video of evidence', [1, 100]), unit: 'MB' },
  { path: 'applyBusinessUsdt', kind: 'amount', label: 'Deposit of a merchant', unit: 'USDT', rule: usdt },
  { path: 'cnApplyBusinessMarginAmount', kind: 'amount', label: 'Deposit of a merchant in mainland China', unit: 'USDT', rule: usdt },
  countLeaf('applyBusinessFileCount', 'Files of a merchant application', [1, 20]),
  countLeaf('fundProveLimit', 'Proofs of funds', [1, 20], 'Files that are asked for at most.'),
  countLeaf('identityProveLimit', 'Proofs of identity', [1, 20], 'Files that are asked for at most.'),
  { path: 'tradeLimitLink', kind: 'text', label: 'Page about limits', rule: address },
  { path: 'cnApplyBusinessFileUrl', kind: 'text', label: 'Form for merchants in mainland China', rule: address },
];
