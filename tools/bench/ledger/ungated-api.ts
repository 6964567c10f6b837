import type { Actor } from '../../../apps/server/src/platform/http/session-gate.ts';
import type { Visitor } from '../../../apps/server/src/platform/http/visitor.ts';
import { freePort } from '../../../apps/server/test/support/free-port.ts';
import type { MainId, UserId } from '../../../packages/contract/src/ids.ts';
import { Service } from '../../load/service.ts';

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

/** Who the cookie says. A trader's rights are given to everybody: the bench measures what a call does, not who may ask. */
export function ungatedActor(visitor: Visitor): Actor {
  const [accountId = '', userId = ''] = (visitor.cookies.get('account') ?? '').split('.');
  if (accountId === '') return { kind: 'guest' };
  return {
    kind: 'user',
    accountId: accountId as MainId,
    mainId: accountId as MainId,
    userId: userId as UserId,
    sessionId: '',
    isTrader: true,
    isCopper: false,
    isNewDevice: false,
    isHeld: false,
  };
}
