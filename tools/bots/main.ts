import { openClient } from '@peerbourse/client';
import { runBots } from './run-bots.ts';

/** `npm run -s bots`: makes the markets of an exchange, and takes from them, with the keys of PB_MAKER_ and PB_TAKER_. */
const { PB_URL: url = 'http://127.0.0.1:8080', PB_RESERVE: reserve = '20000', PB_SEED: seed = '1' } = process.env;

function clientOf(role: 'MAKER' | 'TAKER') {
  const { [`PB_${role}_KEY_ID`]: id, [`PB_${role}_SECRET`]: secret } = process.env;
  return id && secret ? openClient({ url, key: { id, kind: 'hmac', secret } }) : undefined;
}

const [maker, taker] = [clientOf('MAKER'), clientOf('TAKER')];
if (!maker && !taker) throw new Error('set PB_MAKER_KEY_ID and PB_MAKER_SECRET, or PB_TAKER_KEY_ID and PB_TAKER_SECRET');
const bots = runBots({ maker, taker, reserveValue: Number(reserve), seed: Number(seed), say: (line) => process.stderr.write(`${line}\n`) });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void bots.stop());
