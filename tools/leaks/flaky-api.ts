import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before an api and makes some of its answers late, wrong or half. */
export async function openFlakyApi(api: string, random: () => number): Promise<string> {
  const { hostname, port } = new URL(api);
  const server = createServer((incoming, outgoing) => {
    const fate = random();
    if (fate < 0.03) return void outgoing.writeHead(500, { 'content-type': 'application/json' }).end('{"code":"50000"}');
    if (fate < 0.05) return void incoming.socket.destroy();
    const forward = () => {
      const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (fate < 0.07) {
          // Half of an answer, and then nothing.
          answer.once('data', (chunk: Buffer) => {
            outgoing.write(chunk.subarray(0, chunk.length / 2));
            outgoing.destroy();
          });
        } else answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    };
    if (fate < 0.2) setTimeout(forward, Math.floor(random() * 300));
    else forward();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
