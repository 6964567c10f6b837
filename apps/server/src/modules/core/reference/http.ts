import { coinAliasList as coinAliasListCall } from '@peerbourse/contract/core/reference/coin-alias-list';
import { coinChainList as coinChainListCall } from '@peerbourse/contract/core/reference/coin-chain-list';
import { coinList as coinListCall } from '@peerbourse/contract/core/reference/coin-list';
import { countryList as countryListCall } from '@peerbourse/contract/core/reference/country-list';
import { dialCodeList as dialCodeListCall } from '@peerbourse/contract/core/reference/dial-code-list';
import { p2pAreaList as p2pAreaListCall } from '@peerbourse/contract/core/reference/p2p-area-list';
import { route } from '#platform/http/serve.ts';
import { coinAliasList } from './coin-alias-list.ts';
import { coinChainList } from './coin-chain-list.ts';
import { coinList } from './coin-list.ts';
import { countryList } from './country-list.ts';
import { dialCodeList } from './dial-code-list.ts';
import { p2pAreaList } from './p2p-area-list.ts';

export const routes = [
  route(countryListCall, countryList),
  route(dialCodeListCall, dialCodeList),
  route(coinChainListCall, coinChainList),
  route(coinListCall, coinList),
  route(coinAliasListCall, coinAliasList),
  route(p2pAreaListCall, p2pAreaList),
];
