import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemoCustomers } from '../../apps/server/demo/customers.ts';
import { keepMarketMoving } from '../../apps/server/demo/market/keep-market-moving.ts';
import { openDemoMarket, seedDemoMarket } from '../../apps/server/demo/market/seed-demo-market.ts';
import { asOwner } from '../../apps/server/src/as-owner.ts';
import { recordBackup } from '../../apps/server/src/modules/core/operations/index.ts';
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts';
import { type OwnPostgres, openOwnPostgres } from '../db/own-postgres.ts';
import { Disk } from '../faults/power/disk.ts';
import { openStack } from '../load/stack.ts';
import { openFaultyMailServer } from '../mail-catcher/faulty-mail-server.ts';
import { openReceiver } from './receipts.ts';
import { makeAuthority, openFront, openPriceFeed } from './surroundings.ts';
import { metricsPassword, startWatch } from './watch.ts';

export type Installation = Awaited<ReturnType<typeof openInstallation>>;

/**
 * Few connections, so that all of them can be taken; WAL whose files cost nothing, so that gigabytes of it can be held back. It is archived
 * as delivered, but of each piece only its name is kept.
 */
const settings = {
  max_connections: '150',
  wal_level: 'replica',
  wal_init_zero: 'off',
  wal_recycle: 'off',
  archive_mode: 'on',
  archive_command: 'touch ../archive/%f',
  archive_timeout: '60s',
};
const smallMarket = { advertisers: 40, fiats: ['EUR', 'USD'], ordersPerAd: 1 };
const diskMegabytes = 200;

/**
 * All that an installation has: two apis, TLS before site and console, exporters with the delivered arguments, Prometheus with the
 * delivered rules, Alertmanager with the delivered file. Nothing is shared with others, and nothing of it stays.
 */
export async function openInstallation(forDivisor: number) {
  const ending: Array<() => unknown> = [];
  const close = async () => {
    for (const end of ending.splice(0).reverse()) await end();
  };
  try {
    return { ...(await startAll(forDivisor, ending)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startAll(forDivisor: number, ending: Array<() => unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'pb-alerts-'));
  ending.push(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await openOwnPostgres(settings);
  ending.push(() => postgres.close());
  const archive = makeArchive(postgres);
  const [feed, post, operatorsPost, receiver] = [
    await openPriceFeed(),
    await openFaultyMailServer(),
    await openFaultyMailServer(),
    await openReceiver(),
  ];
  ending.push(feed.close, post.stop, operatorsPost.stop, receiver.close);
  const screeningFile = join(folder, 'screening.csv');
  writeScreeningList(screeningFile, 0);
  const heads = join(folder, 'heads');
  mkdirSync(heads);
  const stack = await openStack({
    apis: 2,
    matchers: 2,
    roles: ['admin', 'stream', 'worker', 'web'],
    superUrl: postgres.superUrl,
    variables: {
      PB_ENV: 'test',
      PB_PASSWORD_COST: 'test',
      PB_LOG_LEVEL: process.env.PB_LOG_LEVEL ?? 'fatal',
      PB_LEAVE_MS: '0',
      PB_FILES_DIR: join(folder, 'files'),
      PB_PRICE_SOURCES: feed.address,
      PB_MAIL_URL: post.url,
      PB_SCREENING: 'file',
      PB_SCREENING_FILE: screeningFile,
      PB_AUDIT_COPY_DIR: heads,
    },
  });
  ending.push(() => stack.close());
  const config = readConfig(stack.variables);
  await tellBackups(config);
  await stack.query(pastMonths);
  await seedDemoCustomers(config);
  await seedDemoMarket(config, smallMarket);
  await openDemoMarket(config);
  const motion = keepMarketMoving(config, { acts: true });
  ending.push(() => motion.stop());
  const authority = makeAuthority(folder);
  const [site, console] = [await openFront(authority, stack.siteUrl), await openFront(authority, stack.adminUrl)];
  ending.push(site.close, console.close);
  const disk = new Disk(diskMegabytes);
  ending.push(() => disk.close());
  // With a user of its own, so that Redis can turn the roles away and still be measured.
  const redis = (...words: string[]) => execFileSync('redis-cli', ['-p', String(stack.ports.redis), ...words], { encoding: 'utf8' }).trim();
  redis('ACL', 'SETUSER', 'metrics', 'on', `>${metricsPassword}`, '~*', '+@all');
  const at = (port: number) => `127.0.0.1:${port}`;
  const { api, admin, stream, worker, matcher, web } = stack.ports;
  const watch = await startWatch(
    {
      folder,
      forDivisor,
      targets: {
        api: api.map(at),
        admin: [at(admin)],
        stream: [at(stream)],
        worker: [at(worker)],
        matcher: matcher.map(at),
        web: [at(web)],
        site: [site.address, console.address],
      },
      runbooks: `${stack.adminUrl}/runbooks`,
      postgresPort: postgres.port,
      redisPort: stack.ports.redis,
      authorityFile: authority.file,
      receiver: receiver.address,
      mailUrl: operatorsPost.url,
    },
    ending,
  );
  return {
    postgres,
    feed,
    post,
    operatorsPost,
    receiver,
    screeningFile,
    archive,
    heads,
    stack,
    config,
    motion,
    site,
    console,
    disk,
    redis,
    watch,
  };
}

/** Beside the files of the cluster, where its archive command looks; it belongs to whom they belong to. */
function makeArchive({ folder }: OwnPostgres): string {
  const archive = join(folder, 'archive');
  mkdirSync(archive);
  const { uid, gid } = statSync(folder);
  chownSync(archive, uid, gid);
  return archive;
}

/** What the demonstration did before today would lie among what fits into no month, which is a fault of its own. */
const pastMonths = `DO $$
  DECLARE part record;
  BEGIN
    FOR part IN
      SELECT parent, day::date FROM unnest(ARRAY['ledger_postings', 'p2p_chat_messages']) AS parent,
        generate_series(date_trunc('month', now()) - interval '6 months', date_trunc('month', now()) - interval '1 month', '1 month') AS day
    LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
        part.parent || '_' || to_char(part.day, 'YYYYMM'), part.parent, part.day, (part.day + interval '1 month')::date);
    END LOOP;
  END $$`;

/** As if last night had gone well. */
async function tellBackups(config: Config): Promise<void> {
  await asOwner(config, async (db) => {
    for (const kind of ['backup', 'drill'] as const)
      for (const repository of ['near', 'far'] as const) await recordBackup(db, { kind, repository, isGood: true, details: {} });
  });
}

/** A list of sanctions that was published so many days ago, in the place of the one before. */
export function writeScreeningList(file: string, daysAgo: number): void {
  const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  writeFileSync(`${file}.new`, `#list,A list,${day}\nentry_id,name,aliases,birth_dates\nA.1,Nobody Invented,,1958\n`);
  renameSync(`${file}.new`, file);
}
