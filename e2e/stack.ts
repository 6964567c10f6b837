import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { seedDemoCustomers } from '../apps/server/demo/customers.ts';
import { keepMarketMoving } from '../apps/server/demo/market/keep-market-moving.ts';
import { seedDemoMarket } from '../apps/server/demo/market/seed-demo-market.ts';
import { ownNatsArguments, ownNatsUrl } from '../apps/server/demo/own-nats.ts';
import { seedDemoPrices } from '../apps/server/demo/prices.ts';
import { seedDemoMarkets } from '../apps/server/demo/spot/seed-demo-spot.ts';
import { openDemoSession, seedDemoStaff } from '../apps/server/demo/staff.ts';
import { replayPrice } from '../apps/server/src/modules/core/rates/replay-source.ts';
import { makeClusterRoles, makeDatabase, markDatabase, migrate } from '../apps/server/src/one-shots.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { freePorts } from '../apps/server/test/support/free-port.ts';
import { parseUnits } from '../packages/rules/src/money.ts';
import { openDevProxy } from '../tools/dev-stack/dev-proxy.ts';
import { root, untilReady } from '../tools/dev-stack/stack.ts';
import { openMailCatcher } from '../tools/mail-catcher/mail-catcher.ts';

const superUrl = process.env.PB_SUPER_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** The environment of every role of a test stack; the cost of a password is the one place where it differs from the demonstration. */
const testMode = { PB_ENV: 'test', PB_PASSWORD_COST: 'test' };

export interface TestStack {
  /** What tests must know to reach it, as PB_E2E_... variables. */
  variables: Record<string, string>;
  close(): Promise<void>;
}

export interface SeededDatabase {
  name: string;
  drop(): Promise<void>;
}

/** Migrated, with the content, staff, customers and market that tests start from. Every stack copies it. */
export async function seedDatabase(): Promise<SeededDatabase> {
  const name = `pb_e2e_${randomBytes(4).toString('hex')}`;
  const url = databaseUrl(name);
  const ownerUrl = url.replace('{role}', 'owner');
  await makeClusterRoles(superUrl);
  await makeDatabase(superUrl, name);
  try {
    await migrate(ownerUrl);
    await markDatabase(ownerUrl, 'demo');
    await seedDemoPrices(ownerUrl);
    const config = readConfig({ ...testMode, PB_DATABASE_URL: url });
    await seedDemoStaff(config);
    await seedDemoMarkets(config);
    await seedDemoCustomers(config);
    await seedDemoMarket(config, smallMarket, (pair) => parseUnits(priceNow(pair, Date.now()), 8));
  } catch (error) {
    await drop(name);
    throw error;
  }
  return { name, drop: () => drop(name) };
}

/** A database, a NATS, every role and the web, on ports of their own; all of it ends with `close`. */
export async function openTestStack(seeded: SeededDatabase, also: Record<string, string> = {}): Promise<TestStack> {
  const ending: Array<() => unknown> = [];
  const close = async () => {
    for (const end of ending.splice(0).reverse()) await end();
  };
  try {
    return { variables: await startStack(seeded, also, ending), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What it starts is put on `ending` at once, so that a start that fails half way leaves nothing behind. */
async function startStack(
  seeded: SeededDatabase,
  also: Record<string, string>,
  ending: Array<() => unknown>,
): Promise<Record<string, string>> {
  const database = `pb_e2e_${randomBytes(4).toString('hex')}`;
  const url = databaseUrl(database);
  await asSuperuser(`CREATE DATABASE ${database} TEMPLATE ${seeded.name} OWNER pb_owner`);
  ending.push(() => drop(database));
  const [front, api, admin, stream, web, worker, matcher, nats, prices, control] = await freePorts(10);
  const feed = await openPriceFeed(prices as number);
  ending.push(() => feed.close());
  const post = await openMailCatcher({ smtpPort: 0, httpPort: 0 });
  ending.push(() => post.close());
  const files = mkdtempSync(join(tmpdir(), 'pb-e2e-files-'));
  ending.push(() => rmSync(files, { recursive: true, force: true }));
  const env = {
    ...process.env,
    ...testMode,
    NODE_ENV: 'production',
    PB_LOG_LEVEL: 'error',
    PB_DATABASE_URL: url,
    PB_NATS_URL: ownNatsUrl(nats as number),
    PB_NATS_PREFIX: database,
    PB_REDIS_PREFIX: `${database}:`,
    PB_FILES_DIR: files,
    PB_API_PORT: String(api),
    PB_ADMIN_PORT: String(admin),
    PB_STREAM_PORT: String(stream),
    PB_WORKER_PORT: String(worker),
    PB_MATCHER_PORT: String(matcher),
    PB_WEB_PORT: String(web),
    PB_API_URL: `http://127.0.0.1:${api}`,
    // Passkeys belong to the name of the first one; an address has no name.
    // The last one is that of nginx with the files of deploy/, which a test puts in front.
    PB_ORIGINS: `http://localhost:${front},http://127.0.0.1:${front},https://exchange.example`,
    PB_SITE_URL: `http://127.0.0.1:${front}`,
    PB_CONSOLE_ORIGINS: `http://127.0.0.1:${admin}`,
    PB_LEAVE_MS: '0',
    PB_COPIES_MS: '0',
    // A busy machine is slow, not wrong: a page without what came late would look and move like another one.
    PB_PAGE_WAIT_MS: '20000',
    // As a proxy in front would say where somebody is.
    PB_COUNTRY_HEADER: 'x-country',
    PB_PRICE_SOURCES: `http://127.0.0.1:${prices}/prices.json`,
    PB_REQUESTS_PER_MINUTE_FACTOR: '100',
    ...post.variables,
    ...also,
  };
  const config = readConfig(env);
  const { cookie } = await openDemoSession(config);
  const broker = await openBroker(nats as number, control as number);
  ending.push(() => broker.close());
  const children = [
    start(process.execPath, ['apps/server/src/main.ts', '--roles=api,admin,stream,worker,matcher'], env),
    start(process.execPath, ['apps/web/server/main.ts'], env),
  ];
  ending.push(() => Promise.all(children.map(end)));
  await untilReady(
    [api, admin, stream, worker, matcher, web].map((port) => `http://127.0.0.1:${port}`),
    180,
  );
  const proxy = await openDevProxy({
    host: '127.0.0.1',
    port: front as number,
    api: [`http://127.0.0.1:${api}`],
    stream: [`http://127.0.0.1:${stream}`],
    web: [`http://127.0.0.1:${web}`],
  });
  ending.push(() => proxy.close());
  for (const pair of byHand) await publishByHand(`http://127.0.0.1:${admin}`, cookie, pair);
  await untilPriced(`http://127.0.0.1:${api}`);
  // The first page of a cold stack leaves out what comes late; tests are about the pages after it.
  await fetch(`http://127.0.0.1:${front}/`);
  const motion = keepMarketMoving(config, { acts: false });
  ending.push(() => motion.stop());
  return {
    PB_E2E_SITE: `http://127.0.0.1:${front}`,
    PB_E2E_CONSOLE: `http://127.0.0.1:${admin}`,
    PB_E2E_STAFF: cookie,
    PB_E2E_OWNER_URL: url.replace('{role}', 'owner'),
    // What another process needs to be one more role of this stack.
    PB_E2E_SERVER: JSON.stringify({
      ...Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('PB_'))),
      NODE_ENV: 'production',
    }),
    PB_E2E_API: `http://127.0.0.1:${api}`,
    PB_E2E_STREAM: `http://127.0.0.1:${stream}`,
    PB_E2E_POST: post.address,
    PB_E2E_NATS: `http://127.0.0.1:${control}`,
  };
}

/** Enough advertisers for a second page in euros, the same at every run. */
const smallMarket = { advertisers: 60, fiats: ['EUR', 'USD', 'AED', 'JPY'], ordersPerAd: 1 };

/** What these cost never changes, so that the ads of the P2P market have the same prices at every run. */
const steady: Readonly<Record<string, string>> = {
  usdt_eur: '0.923600',
  usdt_usd: '1.000000',
  usdt_aed: '3.674000',
  usdt_jpy: '152.840000',
};

/** These pairs have no source, so that a price which a test publishes stays until the next one. */
const byHand = ['btc_usdt', 'eth_usdt', 'usdt_jpy'];
const bySource = [
  'sol_usdt',
  'xrp_usdt',
  'bnb_usdt',
  'usdc_usdt',
  'doge_usdt',
  'ton_usdt',
  'trx_usdt',
  'usdt_usd',
  'usdt_krw',
  'usdt_vnd',
  'usdt_rub',
  'usdt_eur',
  'usdt_try',
  'usdt_cny',
  'usdt_twd',
  'usdt_idr',
  'usdt_php',
  'usdt_hkd',
  'usdt_thb',
  'usdt_gbp',
  'usdt_cad',
  'usdt_brl',
  'usdt_pln',
  'usdt_uah',
  'usdt_uzs',
  'usdt_aed',
  'usdt_sar',
  'usdt_egp',
  'usdt_ngn',
  'usdt_inr',
  'usdt_kzt',
  'usdt_mxn',
  'usdt_ars',
  'usdt_cop',
];

/** A price feed as an operator would configure it. */
function openPriceFeed(port: number): Promise<Server> {
  const server = createHttpServer((_request, response) => {
    const now = Date.now();
    const prices = Object.fromEntries(bySource.map((pair) => [pair, priceNow(pair, now)]));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ at: new Date(now).toISOString(), prices }));
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function priceNow(pair: string, now: number): string {
  return steady[pair] ?? (Number(replayPrice(pair, now)) / 1e8).toFixed(6);
}

async function publishByHand(admin: string, cookie: string, pair: string): Promise<void> {
  await fetch(`${admin}/v1/admin/rates/publish-price`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: admin,
      terminaltype: '1',
      cookie,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ pair, price: priceNow(pair, Date.now()), reason: 'first price' }),
  });
}

function databaseUrl(name: string): string {
  return superUrl.replace(/\/[^/]*$/, `/${name}`).replace(/\/\/[^@]*@/, '//pb_{role}@');
}

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const isOurs = command === process.execPath;
  return spawn(command, args, { cwd: root, env, stdio: ['ignore', isOurs ? 'inherit' : 'ignore', isOurs ? 'inherit' : 'ignore'] });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** NATS with a switch: a test asks for /stop or /start, and this process, which ends it, does it. */
async function openBroker(port: number, control: number): Promise<{ close(): Promise<void> }> {
  const args = ownNatsArguments(port);
  const run = () => start('nats-server', args, process.env);
  let broker = run();
  const server = createHttpServer(async (request, response) => {
    await end(broker);
    if (request.url === '/start') broker = run();
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(control, '127.0.0.1', () => resolve());
  });
  return {
    close: async () => {
      server.close();
      await end(broker);
    },
  };
}

/** The first prices come from the worker a moment after its start. */
async function untilPriced(api: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(`${api}/v1/mix/market/homeQuotation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { data } = (await answer.json()) as { data: { rows: unknown[] } };
    if (data.rows.length >= 9) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no price was published within 60 s');
}

function drop(database: string): Promise<void> {
  return asSuperuser(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
}

async function asSuperuser(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
