import { referencePrice as referencePriceCall } from '@peerbourse/contract/p2p/p2p-prices/reference-price';
import { route } from '#platform/http/serve.ts';
import { referencePrice } from './reference-price.ts';

export const routes = [route(referencePriceCall, referencePrice)];
