import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer } from 'node:net';
import pg from 'pg';
import { seedDemoCustomers } from '../apps/server/src/demo-customers.ts';
import { keepMarketMoving } from '../apps/server/src/demo-market/keep-market-moving.ts';
import { seedDemoMarket } from '../apps/server/src/demo-market/seed-demo-market.ts';
import { openDemoSession, seedDemoStaff } from '../apps/server/src/first-staff.ts';
import { replayPrice } from '../apps/server/src/modules/rates/replay-source.ts';
import { makeClusterRoles, makeDatabase, markDatabase, migrate, seedDemo } from '../apps/server/src/one-shots.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { parseUnits } from '../packages/rules/src/money.ts';
import { openFrontDoor } from '../tools/dev-stack/front-door.ts';
import { root, untilReady } from '../tools/dev-stack/stack.ts';
import { openPostOffice } from '../tools/post-office/post-office.ts';

const superUrl = process.env.PB_SUPER_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A database, a NATS, every role and the web, on ports of their own; all of it ends with the run. */
export default async function setUp(): Promise<() => Promise<void>> {
  const database = `pb_e2e_${randomBytes(4).toString('hex')}`;
  const url = superUrl.replace(/\/[^/]*$/, `/${database}`).replace(/\/\/[^@]*@/, '//pb_{role}@');
  await prepare(database, url);
  const [front, api, admin, stream, web, worker, nats, prices, control] = await freePorts(9);
  const feed = await openPriceFeed(prices as number);
  const post = await openPostOffice({ smtpPort: 0, httpPort: 0 });
  const natsUrl = `nats://127.0.0.1:${nats}`;
  const env = {
    ...process.env,
    PB_ENV: 'demo',
    NODE_ENV: 'production',
    PB_LOG_LEVEL: 'error',
    PB_DATABASE_URL: url,
    PB_NATS_URL: natsUrl,
    PB_NATS_PREFIX: database,
    PB_REDIS_PREFIX: `${database}:`,
    PB_API_PORT: String(api),
    PB_ADMIN_PORT: String(admin),
    PB_STREAM_PORT: String(stream),
    PB_WORKER_PORT: String(worker),
    PB_WEB_PORT: String(web),
    PB_API_URL: `http://127.0.0.1:${api}`,
    // Passkeys belong to the name of the first one; an address has no name.
    PB_ORIGINS: `http://localhost:${front},http://127.0.0.1:${front}`,
    PB_SITE_URL: `http://127.0.0.1:${front}`,
    PB_CONSOLE_ORIGINS: `http://127.0.0.1:${admin}`,
    PB_LEAVE_MS: '0',
    // As a proxy in front would say where somebody is.
    PB_COUNTRY_HEADER: 'x-country',
    PB_PRICE_SOURCES: `http://127.0.0.1:${prices}/prices.json`,
    PB_REQUESTS_PER_MINUTE_FACTOR: '100',
    ...post.variables,
  };
  const config = readConfig(env);
  await seedDemoStaff(config);
  await seedDemoCustomers(config);
  await seedDemoMarket(config, smallMarket, (pair) => parseUnits(priceNow(pair, Date.now()), 8));
  const { cookie } = await openDemoSession(config);
  const broker = await openBroker(nats as number, control as number);
  const children = [
    start(process.execPath, ['apps/server/src/main.ts', '--roles=api,admin,stream,worker'], env),
    start(process.execPath, ['apps/web/server/main.ts'], env),
  ];
  await untilReady(
    [api, admin, stream, worker, web].map((port) => `http://127.0.0.1:${port}`),
    60,
  );
  const door = await openFrontDoor({
    host: '127.0.0.1',
    port: front as number,
    api: [`http://127.0.0.1:${api}`],
    stream: [`http://127.0.0.1:${stream}`],
    web: [`http://127.0.0.1:${web}`],
  });
  Object.assign(process.env, {
    PB_E2E_SITE: `http://127.0.0.1:${front}`,
    PB_E2E_CONSOLE: `http://127.0.0.1:${admin}`,
    PB_E2E_STAFF: cookie,
    PB_E2E_OWNER_URL: url.replace('{role}', 'owner'),
    // What another process needs to be one more role of this stage.
    PB_E2E_SERVER: JSON.stringify({
      ...Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('PB_'))),
      NODE_ENV: 'production',
    }),
    PB_E2E_API: `http://127.0.0.1:${api}`,
    PB_E2E_STREAM: `http://127.0.0.1:${stream}`,
    PB_E2E_POST: post.address,
    PB_E2E_NATS: `http://127.0.0.1:${control}`,
  });
  for (const pair of byHand) await publishByHand(`http://127.0.0.1:${admin}`, cookie, pair);
  await untilPriced(`http://127.0.0.1:${api}`);
  // The first page of a cold stack leaves out what comes late; tests are about the pages after it.
  await fetch(`http://127.0.0.1:${front}/`);
  const motion = keepMarketMoving(config, { reprices: false });
  return async () => {
    await motion.stop();
    await door.close();
    await Promise.all(children.map(end));
    feed.close();
    await post.close();
    await broker.close();
    await drop(database);
  };
}

/** Enough advertisers for a second page in euros, the same at every run. */
const smallMarket = { advertisers: 60, fiats: ['EUR', 'USD', 'AED', 'JPY'] };

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

async function prepare(database: string, url: string): Promise<void> {
  const ownerUrl = url.replace('{role}', 'owner');
  await makeClusterRoles(superUrl);
  await makeDatabase(superUrl, database);
  await migrate(ownerUrl);
  await markDatabase(ownerUrl, 'demo');
  await seedDemo(ownerUrl);
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
  const run = () => start('nats-server', ['-a', '127.0.0.1', '-p', String(port)], process.env);
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

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** The first prices come from the worker a moment after its start. */
async function untilPriced(api: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${api}/v1/mix/market/homeQuotation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { data } = (await answer.json()) as { data: { rows: unknown[] } };
    if (data.rows.length >= 9) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no price was published within 10 s');
}

async function drop(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(database)} WITH (FORCE)`);
  await client.end();
}
