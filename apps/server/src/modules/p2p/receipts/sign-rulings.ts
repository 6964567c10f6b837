import { formatUnits } from '@peerbourse/rules/money';
import { canonicalJson } from '@peerbourse/rules/receipts/canonical-json';
import { ruleOf, rulingFormat, type SignedRuling } from '@peerbourse/rules/receipts/ruling';
import { type ChainedOrder, chainedOrderOf } from '#modules/p2p/p2p-orders/index.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { eachDue } from '#platform/each-due.ts';
import { must } from '#platform/refusal.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { installationOf } from './installation.ts';
import { publishKey } from './receipt.table.ts';
import { rulingView } from './receipt.view.ts';
import { type Decision, insertRulingDocument, unsignedDecision } from './ruling.table.ts';
import { signerOf } from './signing-key.ts';

/** Whatever two members decided becomes a signed document soon afterwards. */
export async function signRulings(runtime: Pick<RoleRuntime, 'db' | 'config' | 'log'>): Promise<void> {
  const act = async (tx: Tx, decision: Decision) => await signRuling(tx, runtime.config, decision);
  await eachDue(runtime, { what: 'rulings to sign', next: unsignedDecision, act });
}

async function signRuling(tx: Tx, config: Config, decision: Decision): Promise<void> {
  const signer = signerOf(config);
  const order = await chainedOrderOf(tx, decision.buyerId, decision.orderNo);
  must(order, 'a decision is about an order');
  const body = canonicalJson(await factsOf(tx, config, decision, order));
  await publishKey(tx, signer);
  await insertRulingDocument(tx, decision, { body, keyId: signer.keyId, signature: signer.sign(body) });
}

async function factsOf(tx: Tx, config: Config, decision: Decision, order: ChainedOrder): Promise<SignedRuling> {
  const { rulingNo, orderNo, type, about, fault, grounds, author, approver, decidedAt } = decision;
  const mark = (staffId: string) => config.keys.hmac('staff-marks', staffId).subarray(0, 12).toString('hex');
  return {
    format: rulingFormat,
    installation: await installationOf(tx, config),
    rulingNo,
    orderNo,
    type,
    about,
    ...coinsOf(decision, order),
    grounds,
    rule: grounds && ruleOf(grounds),
    fault,
    author: mark(author),
    approver: mark(approver),
    decidedAt: decidedAt.toISOString(),
    issuedAt: order.now.toISOString(),
    eventCount: order.eventCount,
    eventHead: order.eventHead,
  };
}

const depositCoin = { coin: 'USDT', coinScale: 6 } as const;

/** Of a ruling what the escrow gave, of everything else what was paid. */
function coinsOf({ kind, toSide, amount }: Decision, order: ChainedOrder): Pick<SignedRuling, 'coin' | 'toBuyer' | 'toSeller'> {
  if (kind === 'ruling') {
    const given = rulingView(order);
    must(given, 'an order that was ruled says by what');
    return { coin: order.coin, toBuyer: given.toBuyer, toSeller: given.toSeller };
  }
  const { coin, coinScale } = kind === 'compensation' ? depositCoin : order;
  const paid = (side: 'buyer' | 'seller') => (side === toSide && amount !== null ? formatUnits(amount, coinScale) : '0');
  return { coin, toBuyer: paid('buyer'), toSeller: paid('seller') };
}
