import { assetHistory as assetHistoryCall } from '@peerbourse/contract/money/assets/asset-history';
import { coinBalances as coinBalancesCall } from '@peerbourse/contract/money/assets/coin-balances';
import { totalAssets as totalAssetsCall } from '@peerbourse/contract/money/assets/total-assets';
import { transferCoins as transferCoinsCall } from '@peerbourse/contract/money/assets/transfer-coins';
import { worthHistory as worthHistoryCall } from '@peerbourse/contract/money/assets/worth-history';
import { route } from '#platform/http/serve.ts';
import { assetHistory } from './asset-history.ts';
import { coinBalances } from './coin-balances.ts';
import { totalAssets } from './total-assets.ts';
import { transferCoins } from './transfer-coins.ts';
import { worthHistory } from './worth-history.ts';

export const routes = [
  route(totalAssetsCall, totalAssets),
  route(coinBalancesCall, coinBalances),
  route(assetHistoryCall, assetHistory),
  route(transferCoinsCall, transferCoins),
  route(worthHistoryCall, worthHistory),
];
