import type { reputationStatement as call } from '@peerbourse/contract/p2p/proofs/reputation-statement';
import { canonicalJson } from '@peerbourse/rules/receipts/canonical-json';
import { type Reputation, reputationFormat } from '@peerbourse/rules/receipts/reputation';
import { tradeRecordOf } from '#modules/p2p/p2p-orders/index.ts';
import { traderOf } from '#modules/p2p/p2p-users/index.ts';
import { installationOf, publishKey, signerOf } from '#modules/p2p/receipts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { figuresView } from './reputation.view.ts';

/** Signed when it is asked for, and kept nowhere: figures are those of the moment. */
export const reputationStatement: Handler<typeof call> = async ({ db, config, actor }) => {
  const trader = await traderOf(db, actor.accountId);
  must(trader, 'a trader has a profile');
  const record = await tradeRecordOf(db, actor.accountId);
  const statement: Reputation = {
    format: reputationFormat,
    installation: await installationOf(db, config),
    trader: { id: trader.encryptUserId, nickName: trader.nickName },
    issuedAt: record.now.toISOString(),
    figures: figuresView(record),
  };
  const [body, signer] = [canonicalJson(statement), signerOf(config)];
  await publishKey(db, signer);
  return { body, keyId: signer.keyId, signature: signer.sign(body) };
};
