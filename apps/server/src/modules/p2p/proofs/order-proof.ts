import type { orderProof as call } from '@peerbourse/contract/p2p/proofs/order-proof';
import { isOpen } from '@peerbourse/rules/p2p-orders/order-state';
import type { ProofStep } from '@peerbourse/rules/proofs/escrow-proof';
import { pathOf, type Sibling } from '@peerbourse/rules/proofs/sum-tree';
import { orderOf } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { nodesOf, sha256 } from './escrow-tree.ts';
import { groupsOf } from './round.table.ts';

/** The salt and the path of an order are for its two people: with them it can be told apart from all others. */
export const orderProof: Handler<typeof call> = async ({ db, actor }, { orderNo }) => {
  const order = await orderOf(db, actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  if (!isOpen(order)) throw refuse('proofs.order-closed');
  const found = await groupsOf(db, order.coin, orderNo);
  const at = found?.leaves.findIndex((leaf) => leaf.orderNo === orderNo) ?? -1;
  const leaf = found?.leaves[at];
  if (!found || !leaf) throw refuse('proofs.not-yet');
  const path = [...pathOf(nodesOf(found.leaves), at, sha256), ...pathOf(found.roots, found.place, sha256)];
  return {
    proof: { asset: order.coin, orderNo, salt: hex(leaf.salt), amount: String(leaf.amount), path: path.map(stepView) },
    round: found.round,
  };
};

function stepView({ side, hash, sum }: Sibling): ProofStep {
  return { side, hash: hex(hash), sum: String(sum) };
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
