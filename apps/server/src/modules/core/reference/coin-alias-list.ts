import type { coinAliasList as call } from '@peerbourse/contract/core/reference/coin-alias-list';
import type { Handler } from '#platform/http/serve.ts';
import { selectCoins } from './reference.table.ts';

export const coinAliasList: Handler<typeof call> = async ({ db }) => ({
  aliasMapping: Object.fromEntries((await selectCoins(db)).map(({ coin, name }) => [coin, name])),
});
