import { currencyList as currencyListCall } from '@peerbourse/contract/rates/currency-list';
import { currencyListWithIcons as currencyListWithIconsCall } from '@peerbourse/contract/rates/currency-list-with-icons';
import { dayOpens as dayOpensCall } from '@peerbourse/contract/rates/day-opens';
import { priceBoard as priceBoardCall } from '@peerbourse/contract/rates/price-board';
import { usdtRate as usdtRateCall } from '@peerbourse/contract/rates/usdt-rate';
import { answers } from '#platform/http/serve.ts';
import { currencyList } from './currency-list.ts';
import { currencyListWithIcons } from './currency-list-with-icons.ts';
import { dayOpens } from './day-opens.ts';
import { priceBoard } from './price-board.ts';
import { usdtRate } from './usdt-rate.ts';

export const routes = [
  answers(usdtRateCall, usdtRate),
  answers(currencyListCall, currencyList),
  answers(currencyListWithIconsCall, currencyListWithIcons),
  answers(priceBoardCall, priceBoard),
  answers(dayOpensCall, dayOpens),
];
