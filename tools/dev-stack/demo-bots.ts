import { botKeys } from '../../apps/server/demo/spot/seed-demo-spot.ts';
import { openClient } from '../../packages/client/src/index.ts';
import { runBots } from '../bots/run-bots.ts';

/** Coins of each side of each market that the maker of a demonstration reserves, in USDT. */
const reserveValue = 40_000;

/** Books of 20 levels and a trade every two seconds, by the public api alone. */
export function runDemoBots(): { stop(): Promise<void> } {
  const clientOf = ({ keyId: id, secret }: { keyId: string; secret: string }) =>
    openClient({ url: 'http://127.0.0.1:8080', key: { id, kind: 'hmac', secret } });
  const say = (line: string) => process.stderr.write(`a bot of the demonstration: ${line}\n`);
  return runBots({ maker: clientOf(botKeys.maker), taker: clientOf(botKeys.taker), reserveValue, seed: 1, say });
}
