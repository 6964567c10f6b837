import { coinsAndFiats as coinsAndFiatsCall } from '@peerbourse/contract/p2p-config/coins-and-fiats';
import { answers } from '#platform/http/serve.ts';
import { coinsAndFiats } from './coins-and-fiats.ts';

export const routes = [answers(coinsAndFiatsCall, coinsAndFiats)];
