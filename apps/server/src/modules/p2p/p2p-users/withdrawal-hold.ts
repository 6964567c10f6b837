import type { withdrawalHold as call } from '@peerbourse/contract/p2p/p2p-users/withdrawal-hold';
import { formatUnits } from '@peerbourse/rules/money';
import { coins } from '#modules/core/reference/index.ts';
import { heldByLots, runningLots } from '#modules/money/ledger/index.ts';
import type { Handler } from '#platform/http/serve.ts';

const shownPurchases = 100;

export const withdrawalHold: Handler<typeof call> = async ({ db, actor }) => {
  const [known, held, lots] = await Promise.all([
    coins(db),
    heldByLots(db, actor.accountId),
    runningLots(db, actor.accountId, shownPurchases),
  ]);
  const scales = new Map(known.map(({ coin, scale }) => [coin, scale]));
  const view = ({ asset, amount, expiresAt }: (typeof held)[number]) => ({
    coinCode: asset,
    amount: formatUnits(amount, scales.get(asset) ?? 0),
    endsAt: expiresAt.toISOString(),
  });
  return { coins: held.map(view), purchases: lots.map((lot) => ({ orderNo: lot.reference, ...view(lot) })) };
};
