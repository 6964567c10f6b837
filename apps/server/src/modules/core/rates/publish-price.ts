import type { publishPrice as call } from '@peerbourse/contract/core/rates/publish-price';
import { parseUnits } from '@peerbourse/rules/money';
import { audit } from '#modules/core/audit/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { isWithin } from './price.rules.ts';
import { currentPrices, pairNames, publish } from './rate.table.ts';
import { priceScale, priceView } from './rate.view.ts';

/** What an int8 holds. */
const maxPrice = 2n ** 63n - 1n;

/** An operator's price, within the same band as the sources' prices. */
export const publishPrice: Handler<typeof call> = async ({ tx, actor, visitor }, { pair, price, reason }) => {
  if (!(await pairNames(tx)).includes(pair)) throw refuse('rates.unknown-pair', { pair });
  const units = parseUnits(price, priceScale);
  const before = (await currentPrices(tx)).prices.find((row) => row.pair === pair);
  const isPrice = units > 0n && units <= maxPrice;
  const isSound = isPrice && (!before || isWithin(units, before.price, await readSetting(tx, 'rates.maxJumpPercent')));
  if (!isSound) throw refuse('rates.price-out-of-band', { pair });
  const [published] = await publish(tx, [{ pair, price: units, sources: 1 }], actor.name);
  must(published, 'a published price answers itself');
  await audit(tx, { actor, act: 'rates.price-published', subject: pair, details: { price, reason }, address: visitor.address });
  return priceView(published);
};
