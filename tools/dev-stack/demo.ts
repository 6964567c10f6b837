import { keepMarketMoving } from '../../apps/server/demo/market/keep-market-moving.ts';
import { build } from './build.ts';
import {
  endOnSignal,
  needServices,
  openBus,
  openDefaultDevProxy,
  openUsualPostOffice,
  ProcessGroup,
  prepareDatabase,
  printAddresses,
  untilReady,
} from './stack.ts';

/** `npm run demo`: everything from the database to the browser, with thirty days of prices and a P2P market that moves. */
const started = performance.now();
const group = new ProcessGroup();
await needServices();
const bus = await openBus();
const logLevel = process.env.PB_LOG_LEVEL ?? 'warn';
const env = { PB_ENV: 'demo', NODE_ENV: 'production', PB_LEAVE_MS: '0', PB_LOG_LEVEL: logLevel, ...bus.variables };
const [config] = await Promise.all([prepareDatabase('peerbourse'), build(group)]);
const post = await openUsualPostOffice();
group.start('server', ['apps/server/src/main.ts', '--roles=api,admin,stream,worker'], { env });
group.start('web', ['apps/web/server/main.ts'], { env });
await untilReady(['http://127.0.0.1:8081', 'http://127.0.0.1:8082', 'http://127.0.0.1:8083', 'http://127.0.0.1:8084'], 60);
const proxy = await openDefaultDevProxy();
const motion = keepMarketMoving(config, { acts: true });
printAddresses();
process.stdout.write(`  Ready after ${Math.round((performance.now() - started) / 1000)} s.\n`);
endOnSignal(async () => {
  await proxy.close();
  await motion.stop();
  await group.end();
  await bus.close();
  await post.close();
});
