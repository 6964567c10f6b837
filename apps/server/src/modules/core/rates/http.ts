import { currencyList as currencyListCall } from '@peerbourse/contract/core/rates/currency-list';
import { currencyListWithIcons as currencyListWithIconsCall } from '@peerbourse/contract/core/rates/currency-list-with-icons';
import { usdtRate as usdtRateCall } from '@peerbourse/contract/core/rates/usdt-rate';
import { route } from '#platform/http/serve.ts';
import { currencyList } from './currency-list.ts';
import { currencyListWithIcons } from './currency-list-with-icons.ts';
import { usdtRate } from './usdt-rate.ts';

export const routes = [
  route(usdtRateCall, usdtRate),
  route(currencyListCall, currencyList),
  route(currencyListWithIconsCall, currencyListWithIcons),
];
