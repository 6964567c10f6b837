import { verifyLogIn } from '../../../packages/contract/src/identity/sessions/verify-log-in.ts';
import { acceptOrder } from '../../../packages/contract/src/p2p/p2p-orders/commands/accept-order.ts';
import { callFor } from '../../load/asks.ts';
import type { Installation } from '../installation.ts';
import { asSuperuser, blockTable, type Fault, repeat } from './fault.ts';

const noTicket = { ticket: 'a'.repeat(43), factors: {} };
const noSession = { cookie: `__Host-pb_at=${'a'.repeat(43)}` };
const heldMs = 3_000;

/** Visitors who ask, four times a second, what no process knows by heart. */
export function visit(site: Installation): () => Promise<void> {
  return repeat(250, () => void logIn(site));
}

function logIn({ stack }: Installation): Promise<unknown> {
  return callFor(stack.siteUrl, verifyLogIn, noTicket).catch(() => undefined);
}

export const callFaults: readonly Fault[] = [
  {
    alert: 'Bugs',
    severity: 'warning',
    what: 'the api has lost its right to a table that logins read, and visitors log in',
    labels: { call: 'sessions/verify-log-in' },
    begin: refuseLogins,
  },
  {
    alert: 'ErrorBudgetBurn',
    severity: 'critical',
    what: 'the api has lost its right to a table that logins read: all of them fail',
    labels: { slo: 'login' },
    begin: refuseLogins,
  },
  {
    alert: 'ErrorBudgetBurn',
    severity: 'warning',
    what: 'one of a hundred acts on orders fails: that of a member whose session cannot be read',
    labels: { slo: 'orders' },
    begin: async (site) => {
      await asSuperuser(site, 'REVOKE SELECT ON sessions_tokens FROM pb_api');
      const act = (more: Record<string, string>) => callFor(site.stack.siteUrl, acceptOrder, {}, more).catch(() => undefined);
      const stop = repeat(0, async () => {
        await Promise.all([...Array.from({ length: 99 }, () => act({})), act(noSession)]);
      });
      return {
        cure: async () => {
          await stop();
          await asSuperuser(site, 'GRANT SELECT ON sessions_tokens TO pb_api');
        },
      };
    },
  },
];

/** One after the other: each of these keeps others from answering. */
export const slowFaults: readonly Fault[] = [
  {
    alert: 'SlowCalls',
    severity: 'warning',
    what: `somebody locks a table that logins read, for ${heldMs / 1_000} s again and again`,
    labels: { call: '/v1/user/login/verify-login' },
    begin: async (site) => ({ cure: await blockTable(site, 'secrets_tickets', heldMs) }),
  },
  {
    alert: 'PoolExhausted',
    severity: 'warning',
    what: 'the same lock, and sixty people who log in at once',
    labels: { job: 'api' },
    begin: (site) => {
      const stops = Array.from({ length: 60 }, () => repeat(100, () => logIn(site)));
      return { cure: () => Promise.all(stops.map((stop) => stop())) };
    },
  },
];

export const outage: Fault = {
  alert: 'Outages',
  severity: 'critical',
  what: 'PostgreSQL does not accept the user of the api any more',
  labels: { job: 'api' },
  begin: async (site) => {
    await asSuperuser(site, 'ALTER ROLE pb_api NOLOGIN');
    await asSuperuser(site, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'pb_api'");
    return { cure: () => asSuperuser(site, 'ALTER ROLE pb_api LOGIN') };
  },
};

let refusing: Promise<unknown> | undefined;

/** The same fault for two alerts. */
async function refuseLogins(site: Installation) {
  refusing ??= asSuperuser(site, 'REVOKE SELECT ON secrets_tickets FROM pb_api');
  await refusing;
  return { cure: () => asSuperuser(site, 'GRANT SELECT ON secrets_tickets TO pb_api') };
}
