import { setTimeout as pause } from 'node:timers/promises';
import { readWebConfig } from './config.ts';
import { makeWebServer } from './web-server.ts';

const config = readWebConfig(process.env);
const { server, leave } = await makeWebServer(config);
// As many connections may wait as at the api: a burst must not be lost before it is seen.
await server.listen({ host: config.listenHost, port: config.port, backlog: 4_096 });

const drainMs = 10_000;

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    const tooLate = setTimeout(() => process.exit(1), config.leaveMs + drainMs);
    tooLate.unref();
    leave();
    await pause(config.leaveMs);
    await server.close();
  });
}
