import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ApiKey } from '@peerbourse/client';
import { reserveQuotes } from '@peerbourse/contract/markets/spot/reserve-quotes';
import { nameMakers } from '../../apps/server/test/support/fixtures/makers.ts';
import { giveProgram } from '../../apps/server/test/support/program.ts';
import type { TestEnvironment } from '../../apps/server/test/support/test-environment.ts';
import { asOwner } from '../console/as-owner.ts';
import { newTrader, type TestMarket } from './traders.ts';

/** Price and quantity of each level, the best first. */
export interface Levels {
  bids: Array<[string, string]>;
  asks: Array<[string, string]>;
}

/** What the program of a maker is told. */
export interface MakerOrders {
  url: string;
  key: ApiKey;
  symbol: string;
  levels: Levels;
  /** After so many seconds of silence the exchange takes everything away. */
  silentSeconds: number;
}

/** The least that the exchange allows. */
const silentSeconds = 5;
const program = fileURLToPath(new URL('maker-program.ts', import.meta.url));
const rows = { query: asOwner } as unknown as TestEnvironment;

/** Somebody whom the exchange has named, with coins in reserve and a key for a program. */
export class Maker {
  private readonly key: ApiKey;
  private readonly market: TestMarket;
  private running: ChildProcess | undefined;

  constructor(key: ApiKey, market: TestMarket) {
    this.key = key;
    this.market = market;
  }

  /** Starts the program, which keeps these levels in the book from then on. */
  start(levels: Levels): void {
    const { symbol } = this.market;
    const told: MakerOrders = { url: process.env.PB_E2E_API ?? '', key: this.key, symbol, levels, silentSeconds };
    const env = { PATH: process.env.PATH, PB_MAKER: JSON.stringify(told) };
    this.running = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  /** The program ends in the middle of whatever it does, and can take nothing away. */
  async die(): Promise<void> {
    const program = this.running;
    this.running = undefined;
    if (!program || program.exitCode !== null) return;
    const ended = once(program, 'exit');
    program.kill('SIGKILL');
    await ended;
  }
}

export async function newMaker(market: TestMarket): Promise<Maker> {
  const { userId, device } = await newTrader(market);
  await nameMakers(rows, [userId]);
  await device.ask(reserveQuotes, { symbol: market.symbol, base: '10', quote: '50000' });
  const [account] = await asOwner<{ id: string }>('SELECT id::text FROM accounts_users WHERE user_id = $1', [userId]);
  const { keyId, signer } = await giveProgram(rows, { accountId: account?.id ?? '' }, { kind: 'ed25519', scopes: ['read', 'spot'] });
  if (signer.kind !== 'ed25519') throw new Error('the key of a maker has another kind');
  const privateKey = signer.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return new Maker({ id: keyId, kind: 'ed25519', privateKey }, market);
}
