import { keepMarketMoving } from '../../apps/server/demo/market/keep-market-moving.ts';
import {
  endOnSignal,
  needServices,
  openBus,
  openDefaultDevProxy,
  openUsualPostOffice,
  ProcessGroup,
  prepareDatabase,
  printAddresses,
  root,
  untilReady,
} from './stack.ts';

/** `npm run dev`: as the demonstration, but everything reloads when a file changes. */
const group = new ProcessGroup();
await needServices();
const bus = await openBus();
const env = { PB_ENV: 'development', PB_LEAVE_MS: '0', PB_LOG_LEVEL: process.env.PB_LOG_LEVEL ?? 'info', ...bus.variables };
const config = await prepareDatabase('peerbourse');
const post = await openUsualPostOffice();
group.start('console', [`${root}node_modules/vite/bin/vite.js`, 'build', '--watch', '--logLevel', 'warn'], {
  cwd: `${root}apps/console`,
});
group.start('server', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', '--roles=api,admin,stream,worker,matcher'], {
  env,
});
group.start(
  'web',
  [
    '--conditions=development',
    '--watch-path=apps/web/server',
    '--watch-path=packages/texts',
    '--watch-preserve-output',
    'apps/web/server/main.ts',
  ],
  { env },
);
await untilReady(['http://127.0.0.1:8081', 'http://127.0.0.1:8083', 'http://127.0.0.1:8084'], 60);
const proxy = await openDefaultDevProxy();
const motion = keepMarketMoving(config, { acts: true });
printAddresses();
endOnSignal(async () => {
  await proxy.close();
  await motion.stop();
  await group.end();
  await bus.close();
  await post.close();
});
