import { adCoinList as adCoinListCall } from '@peerbourse/contract/p2p/p2p-config/ad-coin-list';
import { adCoinsAndFiats as adCoinsAndFiatsCall } from '@peerbourse/contract/p2p/p2p-config/ad-coins-and-fiats';
import { adCountryList as adCountryListCall } from '@peerbourse/contract/p2p/p2p-config/ad-country-list';
import { adFiatList as adFiatListCall } from '@peerbourse/contract/p2p/p2p-config/ad-fiat-list';
import { coinList as coinListCall } from '@peerbourse/contract/p2p/p2p-config/coin-list';
import { coinsAndFiats as coinsAndFiatsCall } from '@peerbourse/contract/p2p/p2p-config/coins-and-fiats';
import { fiatList as fiatListCall } from '@peerbourse/contract/p2p/p2p-config/fiat-list';
import { marketStatus as marketStatusCall } from '@peerbourse/contract/p2p/p2p-config/market-status';
import { p2pSettings as p2pSettingsCall } from '@peerbourse/contract/p2p/p2p-config/p2p-settings';
import { payWindowList as payWindowListCall } from '@peerbourse/contract/p2p/p2p-config/pay-window-list';
import { route } from '#platform/http/serve.ts';
import { adCoinList } from './advertising/ad-coin-list.ts';
import { adCoinsAndFiats } from './advertising/ad-coins-and-fiats.ts';
import { adCountryList } from './advertising/ad-country-list.ts';
import { adFiatList } from './advertising/ad-fiat-list.ts';
import { coinList } from './coin-list.ts';
import { coinsAndFiats } from './coins-and-fiats.ts';
import { fiatList } from './fiat-list.ts';
import { marketStatus } from './market-status.ts';
import { p2pSettings } from './p2p-settings.ts';
import { payWindowList } from './pay-window-list.ts';

export const routes = [
  route(coinsAndFiatsCall, coinsAndFiats),
  route(coinListCall, coinList),
  route(fiatListCall, fiatList),
  route(adCoinsAndFiatsCall, adCoinsAndFiats),
  route(adCoinListCall, adCoinList),
  route(adFiatListCall, adFiatList),
  route(adCountryListCall, adCountryList),
  route(p2pSettingsCall, p2pSettings),
  route(payWindowListCall, payWindowList),
  route(marketStatusCall, marketStatus),
];
