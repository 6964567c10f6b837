import { keepMarketMoving } from '../../apps/server/demo/market/keep-market-moving.ts';
import { hasPrometheus, observe } from '../observe/observe.ts';
import { build } from './build.ts';
import { runDemoBots } from './demo-bots.ts';
import { usual } from './doctor.ts';
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

/**
 * `npm run demo`: everything from the database to the browser, with thirty days of prices, and a P2P market and spot markets that move. With `--observe`
 * each role is a process of its own, as in production, and Prometheus looks at them: graphs at http://127.0.0.1:8091.
 */
const started = performance.now();
/** Where each role answers /metrics. */
const demoRoles = {
  api: '127.0.0.1:8081',
  admin: '127.0.0.1:8082',
  stream: '127.0.0.1:8083',
  web: '127.0.0.1:8084',
  worker: '127.0.0.1:8085',
  matcher: '127.0.0.1:8086',
};
const isObserved = process.argv.includes('--observe');
if (isObserved && !hasPrometheus()) throw new Error('--observe needs Prometheus: apt-get install prometheus');
const group = new ProcessGroup();
await needServices();
const bus = await openBus();
const logLevel = process.env.PB_LOG_LEVEL ?? 'warn';
const env = { PB_ENV: 'demo', NODE_ENV: 'production', PB_LEAVE_MS: '0', PB_LOG_LEVEL: logLevel, ...bus.variables };
const [config] = await Promise.all([prepareDatabase('peerbourse'), build(group)]);
const post = await openUsualPostOffice();
const roles = ['api', 'admin', 'stream', 'worker', 'matcher'];
for (const together of isObserved ? roles : [roles.join(',')]) {
  group.start(together, ['apps/server/src/main.ts', `--roles=${together}`], { env });
}
group.start('web', ['apps/web/server/main.ts'], { env });
await untilReady(['http://127.0.0.1:8081', 'http://127.0.0.1:8082', 'http://127.0.0.1:8083', 'http://127.0.0.1:8084'], 60);
const proxy = await openDefaultDevProxy();
const motion = keepMarketMoving(config, { acts: true });
const bots = runDemoBots();
const observation = isObserved
  ? await observe({ roles: demoRoles, port: 8091, prometheusPort: 8092, postgresUrl: `${usual.superUrl}?sslmode=disable` })
  : undefined;
printAddresses();
if (observation) process.stdout.write(`  Graphs: ${observation.address}  Alerts: ${observation.prometheus}/alerts\n`);
process.stdout.write(`  Ready after ${Math.round((performance.now() - started) / 1000)} s.\n`);
endOnSignal(async () => {
  await observation?.close();
  await bots.stop();
  await proxy.close();
  await motion.stop();
  await group.end();
  await bus.close();
  await post.close();
});
