import { headers } from '@peerbourse/contract/headers';
import { defaultLocale, localeOf } from '@peerbourse/contract/locales';
import { receiptKeys } from '@peerbourse/contract/p2p/receipts/receipt-keys';
import type { FastifyInstance } from 'fastify';
import { makePost } from '../src/base/api/call.ts';
import { measuredCarry } from '../src/base/api/measured-carry.server.ts';
import type { WebConfig } from './config.ts';
import { keeping } from './keeping.ts';
import { tellRequest } from './metrics.ts';

const keptMs = 3_000;
const timeoutMs = 5_000;

/** The public keys of receipts, for everybody's programs and pages. */
export function addReceiptKeys(server: FastifyInstance, { apiUrl, serviceToken }: WebConfig): void {
  const extraHeaders = { [headers.serviceToken]: serviceToken };
  const post = makePost({ baseUrl: apiUrl, locale: localeOf(defaultLocale), timeoutMs, extraHeaders, carry: measuredCarry(tellRequest) });
  const current = keeping(keptMs, () => post(receiptKeys.path, {}));
  server.get('/.well-known/peerbourse-receipts.json', async (_request, reply) => {
    try {
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=60')
        .header('access-control-allow-origin', '*')
        .send(await current());
    } catch (error) {
      server.log.warn(error, 'the api did not say the keys of receipts');
      return reply.code(503).header('retry-after', '60').header('cache-control', 'no-store').type('text/plain').send('try again later');
    }
  });
}
