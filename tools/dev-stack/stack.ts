import { type ChildProcess, spawn } from 'node:child_process';
import { demoKeyVariables, seedDemoKeys } from '../../apps/server/demo/api-keys.ts';
import { demoCustomers, demoFundPassword, seedDemoCustomers } from '../../apps/server/demo/customers.ts';
import { openDemoMarket, seedDemoMarket } from '../../apps/server/demo/market/seed-demo-market.ts';
import { openOwnNats } from '../../apps/server/demo/own-nats.ts';
import { seedDemoPrices } from '../../apps/server/demo/prices.ts';
import { seedDemoSpot } from '../../apps/server/demo/spot/seed-demo-spot.ts';
import { demoMembers, demoSecretText, seedDemoStaff } from '../../apps/server/demo/staff.ts';
import { makeClusterRoles, makeDatabase, markDatabase, migrate } from '../../apps/server/src/one-shots.ts';
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts';
import { openMailCatcher } from '../mail-catcher/mail-catcher.ts';
import { openDevProxy } from './dev-proxy.ts';
import { examine, optional, usual } from './doctor.ts';

/** Also for the tests of the web, which may not know where it comes from: apps import nothing of each other. */
export { freePort } from '../../apps/server/test/support/free-port.ts';

export const root = new URL('../..', import.meta.url).pathname;

/** Stops with a list in words when something that is needed is not there. */
export async function needServices(): Promise<void> {
  const missing = (await examine(usual)).filter(({ what, isFine }) => !isFine && !optional.has(what));
  if (missing.length === 0) return;
  process.stderr.write(`${missing.map(({ what, says }) => `${what}: ${says}`).join('\n')}\n\n\`npm run doctor\` shows the whole list.\n`);
  process.exit(1);
}

/** Answers the configuration of whoever owns the database. */
export async function prepareDatabase(name: string): Promise<Config> {
  const ownerUrl = (process.env.PB_DATABASE_URL ?? `postgres://pb_{role}@127.0.0.1:5432/${name}`).replace('{role}', 'owner');
  await makeClusterRoles(usual.superUrl);
  await makeDatabase(usual.superUrl, name);
  await migrate(ownerUrl);
  await markDatabase(ownerUrl, 'demo');
  await seedDemoPrices(ownerUrl);
  const config = readConfig({ ...process.env, PB_DATABASE_URL: ownerUrl });
  await seedDemoStaff(config);
  await seedDemoCustomers(config);
  await seedDemoMarket(config);
  await seedDemoKeys(config);
  await seedDemoSpot(config);
  await openDemoMarket(config);
  return config;
}

/** The bus of a stack: the server of PB_NATS_URL, or one of its own with a user for each role, as installations have it. */
export async function openBus(): Promise<{ variables: Record<string, string>; close: () => Promise<void> }> {
  if (process.env.PB_NATS_URL !== undefined) return { variables: {}, close: async () => undefined };
  const { url, close } = await openOwnNats();
  return { variables: { PB_NATS_URL: url }, close };
}

export interface Surroundings {
  env?: Record<string, string>;
  cwd?: string;
}

/** Child processes of this stack; all end with it. */
export class ProcessGroup {
  private readonly children: ChildProcess[] = [];

  start(name: string, args: readonly string[], { env = {}, cwd = root }: Surroundings = {}): ChildProcess {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.once('exit', (code) => {
      if (code !== 0 && code !== null) process.stderr.write(`${name} ended with ${code}\n`);
    });
    this.children.push(child);
    return child;
  }

  run(name: string, args: readonly string[], surroundings: Surroundings = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      this.start(name, args, surroundings).once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed`))));
    });
  }

  async end(): Promise<void> {
    const running = this.children.filter((child) => child.exitCode === null && child.signalCode === null);
    await Promise.all(
      running.map(
        (child) =>
          new Promise((resolve) => {
            child.once('exit', resolve);
            child.kill('SIGTERM');
          }),
      ),
    );
  }
}

/** The proxy of a stack whose roles listen at their usual ports. */
export async function openDefaultDevProxy() {
  return await openDevProxy({
    host: '127.0.0.1',
    port: 8080,
    api: ['http://127.0.0.1:8081'],
    stream: ['http://127.0.0.1:8083'],
    web: ['http://127.0.0.1:8084'],
  });
}

/** Where the mails, SMS and Telegram messages of such a stack end; the ports are those of the server's defaults. */
export async function openUsualPostOffice() {
  return await openMailCatcher({ smtpPort: 8025, httpPort: 8026 });
}

export async function untilReady(addresses: readonly string[], seconds: number, path = '/readyz'): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  for (const address of addresses) {
    while (
      !(await fetch(`${address}${path}`).then(
        (answer) => answer.ok,
        () => false,
      ))
    ) {
      if (performance.now() > until) throw new Error(`${address} did not get ready within ${seconds} s`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export function printAddresses(): void {
  const staff = demoMembers.map(({ name, password, secret }) => `      ${name}  ${password}  ${demoSecretText(secret)}`).join('\n');
  const customers = demoCustomers.map(({ email, password, trader }) => `      ${email}  ${password}  ${traderText(trader)}`).join('\n');
  process.stdout.write(`
  Peerbourse is up.

    Site           http://localhost:8080/          (25 languages: /ja, /ar, /de, ...)
    Console        http://127.0.0.1:8082/
    Sent messages  http://127.0.0.1:8026/          (mails, SMS and Telegram, with their codes)
    Developers     http://127.0.0.1:8080/developers/
    OpenAPI 3.1    http://127.0.0.1:8080/v1/openapi.json
    Metrics        http://127.0.0.1:8081/metrics

    Customers; their codes are among the sent messages, and the fund password of traders is ${demoFundPassword}:
${customers}
    The advertisers of the P2P market are trader-001@market.peerbourse.test and so on, with the same passwords.

    A trade of two programs, with keys of the first two customers:
      ${demoKeyVariables()} PB_FUND_PASSWORD=${demoFundPassword} npm run -s client:trade

    Members of staff, with password and the secret for an authenticator app:
${staff}
    Or ask for the current code: npm run -s staff -- code ${demoMembers[0]?.name}

  Stop with Ctrl+C.
`);
}

function traderText(trader: (typeof demoCustomers)[number]['trader']): string {
  if (!trader) return 'has just registered';
  return trader.mayPublish ? 'has coins, trades and publishes ads' : 'has coins and trades';
}

/** Waits for Ctrl+C, then ends everything in order. */
export function endOnSignal(end: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await end();
      process.exit(0);
    });
  }
}
