import { freePort, Service } from '../../load/service.ts';

export interface UngatedApi {
  service: Service;
  address: string;
}

/** Starts the api without its gates, beside the real one or instead of it. */
export async function startUngatedApi(variables: Record<string, string>, script = 'tools/bench/ledger/bare-gates.ts'): Promise<UngatedApi> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const service = new Service({
    name: 'ungated api',
    command: process.execPath,
    args: [script, String(port)],
    variables,
    isReady: () =>
      fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  return { service: await service.start(), address };
}

/** By which the api without gates knows who asks. */
export function ungatedCookie(ownerId: string, userId = ''): string {
  return `account=${ownerId}.${userId}`;
}
