import type { Call } from '@peerbourse/contract/call';
import * as z from 'zod/mini';

/** For each call that needs an input, one that is accepted on a new database. */
const samples: Record<string, unknown> = {
  '/v1/x/rates/day-opens': { timezone: 480 },
  '/v1/admin/rates/publish-price': { pair: 'btc_usdt', price: '97000.5', reason: 'a price of the tests' },
  '/v1/admin/settings/write-setting': {
    key: 'site.brand',
    value: { name: 'Peerbourse', legalEntity: 'Peerbourse', supportAddress: '' },
    version: 0,
  },
};

export function sampleInput(call: Call): unknown {
  const sample = samples[call.path] ?? {};
  if (!z.safeParse(call.input, sample).success) throw new Error(`${call.path} needs a sample input`);
  return sample;
}
