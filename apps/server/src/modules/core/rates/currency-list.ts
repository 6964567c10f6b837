import type { currencyList as call } from '@peerbourse/contract/core/rates/currency-list';
import type { Handler } from '#platform/http/serve.ts';
import { currencyRates } from './currency-rates.ts';

export const currencyList: Handler<typeof call> = async ({ db }) => ({ currencyList: await currencyRates(db) });
