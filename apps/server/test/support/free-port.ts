import { createServer, type Server } from 'node:net';

/** An open claim keeps nobody's process alive, and ends with it however it ends. */
const claims = new Set<Server>();

/**
 * A port that nobody listens at and that nobody else was given. What gets it listens only a while later, in a process
 * of its own: until this one ends, the port is kept from every other asker of this machine. It is below the ports of
 * outgoing connections: otherwise one of those could take the place of a role that restarts.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const claim = await listen(`\0peerbourse-port-${port}`);
    if (!claim) continue;
    claims.add(claim.unref());
    const tried = await listen({ port, host: '127.0.0.1' });
    if (tried && (await closed(tried))) return port;
  }
  throw new Error('no free port was found');
}

export async function freePorts(count: number): Promise<number[]> {
  return await Promise.all(Array.from({ length: count }, freePort));
}

/** Answers nothing where somebody listens there already. A name that begins with a zero byte is no file. */
function listen(place: string | { port: number; host: string }): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(typeof place === 'string' ? { path: place } : place, () => resolve(server));
  });
}

function closed(server: Server): Promise<true> {
  return new Promise((resolve) => server.close(() => resolve(true)));
}
