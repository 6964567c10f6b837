import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeRateGate } from '../apps/server/src/platform/http/rate-gate.ts';
import { makeLog } from '../apps/server/src/platform/log.ts';
import { metrics } from '../apps/server/src/platform/metrics.ts';
import { openRedis } from '../apps/server/src/platform/redis.ts';
import { languageList } from '../packages/contract/src/core/languages/language-list.ts';
import { folder } from './composition.ts';
import { isInstalled, withSystemPaths } from './tool.ts';

const hasRedis = isInstalled('redis-server');
describe.skipIf(!hasRedis)(hasRedis ? 'the users of Redis' : 'the users of Redis (left out: redis-server is not installed)', () => {
  let place: string;
  let server: ChildProcess;
  let port: number;
  const roles = ['api', 'admin'] as const;
  const openAs = async (who: string) => {
    const client = openRedis(`redis://${who}127.0.0.1:${port}`, makeLog('silent', 'test'));
    try {
      await once(client, 'ready');
      return client;
    } catch (error) {
      client.destroy();
      throw error;
    }
  };
  const open = (user: string) => openAs(`${user}:password-of-${user}@`);
  const isUp = () =>
    open('metrics').then(
      (client) => {
        client.destroy();
        return true;
      },
      () => false,
    );

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'pb-redis-'));
    port = await freePort();
    server = spawn('sh', [join(folder, 'redis/start.sh'), '--port', String(port), '--bind', '127.0.0.1', '--dir', place], {
      env: {
        ...withSystemPaths(),
        REDIS_CONFIG: join(folder, 'redis/redis.conf'),
        REDIS_USERS_FILE: join(place, 'users.acl'),
        REDIS_API_PASSWORD: 'password-of-api',
        REDIS_ADMIN_PASSWORD: 'password-of-admin',
        REDIS_METRICS_PASSWORD: 'password-of-metrics',
      },
      stdio: 'ignore',
    });
    await vi.waitUntil(isUp, { timeout: 30_000 });
  });
  afterAll(async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(place, { recursive: true, force: true });
  });

  it.each(roles)('%s counts requests, all of them in Redis', async (role) => {
    const redis = await open(role);
    const gate = makeRateGate({ redis, prefix: `pb:${role}:`, factor: 1, lateAfterMs: 30_000 });
    const locallyBefore = (await metrics.localRateGate.get()).values[0]?.value ?? 0;
    for (let turn = 0; turn < 5; turn++) await gate(languageList, 'address:192.0.2.1');
    expect((await metrics.localRateGate.get()).values[0]?.value ?? 0).toBe(locallyBefore);
    redis.destroy();
  });

  it.each(roles)('%s reaches no key of the other, and can neither look around nor change anything else', async (role) => {
    const redis = await open(role);
    const [own, foreign] = [`pb:${role}:x`, `pb:${roles.find((other) => other !== role)}:x`];
    expect(await redis.sendCommand(['SET', own, '1'])).toBe('OK');
    const refused = [
      ['SET', foreign, '1'],
      ['INCRBY', foreign, '1'],
      ['EVAL', "return redis.call('set', KEYS[1], 1)", '1', foreign],
      ['EVAL', "return redis.call('set', ARGV[1], 1)", '0', foreign],
      ['EVAL', "return redis.call('flushall')", '0'],
      ['GET', own],
      ['DEL', own],
      ...['KEYS *', 'SCAN 0', 'DBSIZE', 'FLUSHALL', 'FLUSHDB', 'CONFIG GET *', 'CONFIG SET dir /', 'ACL LIST', 'ACL WHOAMI', 'CLIENT LIST']
        .concat('INFO', 'MONITOR', 'PUBLISH pb:x y', 'SUBSCRIBE pb:x', 'SHUTDOWN', 'SAVE', 'SCRIPT FLUSH', 'FUNCTION LIST')
        .concat('REPLICAOF 192.0.2.1 6379', 'SELECT 1', 'SWAPDB 0 1', 'MIGRATE 192.0.2.1 6379 x 0 1')
        .map((line) => line.split(' ')),
    ];
    for (const command of refused)
      await expect(redis.sendCommand(command), command.join(' ')).rejects.toThrow(/NOPERM|The user executing the script can't/);
    redis.destroy();
  });

  it('metrics hears figures and reads nothing; nobody comes in without a password', async () => {
    const redis = await open('metrics');
    expect(await redis.sendCommand(['INFO', 'memory'])).toContain('used_memory');
    for (const command of [
      ['GET', 'pb:api:x'],
      ['SET', 'pb:api:x', '1'],
      ['CONFIG', 'GET', '*'],
      ['KEYS', '*'],
    ])
      await expect(redis.sendCommand(command), command.join(' ')).rejects.toThrow('NOPERM');
    redis.destroy();
    await expect(openAs('')).rejects.toThrow('NOAUTH');
    await expect(open('default')).rejects.toThrow('WRONGPASS');
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
