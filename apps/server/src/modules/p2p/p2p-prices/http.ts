import { checkPriceWarning as checkPriceWarningCall } from '@peerbourse/contract/p2p/p2p-prices/check-price-warning';
import { confirmPriceWarning as confirmPriceWarningCall } from '@peerbourse/contract/p2p/p2p-prices/confirm-price-warning';
import { referencePrice as referencePriceCall } from '@peerbourse/contract/p2p/p2p-prices/reference-price';
import { route } from '#platform/http/serve.ts';
import { checkPriceWarning } from './check-price-warning.ts';
import { confirmPriceWarning } from './confirm-price-warning.ts';
import { referencePrice } from './reference-price.ts';

export const routes = [
  route(referencePriceCall, referencePrice),
  route(checkPriceWarningCall, checkPriceWarning),
  route(confirmPriceWarningCall, confirmPriceWarning),
];
