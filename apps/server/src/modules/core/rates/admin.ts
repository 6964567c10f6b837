import { publishPrice as publishPriceCall } from '@peerbourse/contract/core/rates/publish-price';
import { route } from '#platform/http/serve.ts';
import { publishPrice } from './publish-price.ts';

export const routes = [route(publishPriceCall, publishPrice)];
