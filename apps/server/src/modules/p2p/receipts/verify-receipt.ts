import type { verifyReceipt as call } from '@peerbourse/contract/p2p/receipts/verify-receipt';
import { canonicalJson } from '@peerbourse/rules/receipts/canonical-json';
import { checkReceipt } from '@peerbourse/rules/receipts/check-receipt';
import type { Handler } from '#platform/http/serve.ts';
import { isIssued, publicKeyOf } from './receipt.table.ts';
import { isRulingIssued } from './ruling.table.ts';
import { checkSignature } from './signing-key.ts';

/** A stranger learns nothing of an order: only who can show a signature of ours is told whether the rest is ours too. */
export const verifyReceipt: Handler<typeof call> = async ({ db }, { text }) => {
  const verdict = await checkReceipt(text, (keyId) => publicKeyOf(db, keyId), checkSignature);
  if (verdict.kind !== 'genuine') return { verdict: verdict.kind };
  if ('ruling' in verdict) {
    const { ruling } = verdict;
    return { verdict: (await isRulingIssued(db, ruling.rulingNo, canonicalJson(ruling))) ? 'genuine' : 'not-issued' };
  }
  // Figures are kept nowhere: their signature is all there is.
  if (!('receipt' in verdict)) return { verdict: verdict.kind };
  const { receipt } = verdict;
  return { verdict: (await isIssued(db, receipt.orderNo, canonicalJson(receipt))) ? 'genuine' : 'not-issued' };
};
