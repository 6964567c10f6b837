import type { Call, ServingRole } from '@peerbourse/contract/call';
import { everywhere, type RefusalId, refusals } from '@peerbourse/contract/refusals';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '#platform/config.ts';
import { type HttpRoleOptions, startHttpRole } from '#platform/http-role.ts';
import { translate } from '#platform/texts.ts';
import { adminOptions } from '#roles/admin.ts';
import { apiOptions } from '#roles/api.ts';
import { type ContractCall, contractCalls, type ModuleRoute, moduleRoutes, specTable } from '../support/contract-calls.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** Whatever a visitor without a session may ask for. The table of rights is kept by hand: a call that guests may make was meant for them. */
const guestCalls = specTable('rights.tsv')
  .filter((row) => row.role === 'api' && row.guest === 'yes')
  .map((row) => String(row.path));

/** Whoever comes to the admin role without a session may log in or take up an invitation. */
const staffGuestCalls = [
  '/v1/admin/staff/accept-invitation',
  '/v1/admin/staff/begin-invitation',
  '/v1/user/login/systemLogin',
  '/v1/user/login/verifySystemLogin',
];

/** Writes that need no idempotency key, because doing them twice does no harm, or because their answers must not be kept. */
const repeatableWrites = [
  '/v1/admin/audit/export-entries',
  '/v1/admin/customers/find-users',
  '/v1/admin/customers/reveal-user',
  '/v1/admin/customers/view-user',
  '/v1/admin/ledger/account-list',
  '/v1/admin/ledger/journal-detail',
  '/v1/admin/ledger/posting-list',
  '/v1/admin/p2p-appeals/view-case',
  '/v1/admin/p2p-appeals/view-chat',
  '/v1/admin/p2p-chat/view-report',
  '/v1/admin/p2p-merchants/view-application',
  '/v1/admin/p2p-orders/view-order',
  '/v1/admin/p2p-users/view-trader',
  '/v1/admin/recoveries/open-recovery',
  '/v1/admin/risk/view-request',
  '/v1/admin/spot/view-order',
  '/v1/admin/staff/accept-invitation',
  '/v1/admin/staff/begin-invitation',
  '/v1/admin/staff/decide-staff-proposal',
  '/v1/admin/staff/log-out-staff',
  '/v1/admin/support/view-ticket',
  '/v1/admin/verification/open-case',
  '/v1/admin/work/case-file',
  '/v1/mix/cc/getToken',
  '/v1/p2p/chat/readMsg',
  '/v1/p2p/pub/user/online',
  '/v1/user/forget-pwd/confirm',
  '/v1/user/login',
  '/v1/user/login/logout',
  '/v1/user/login/systemLogin',
  '/v1/user/login/verify-login',
  '/v1/user/login/verifySystemLogin',
  '/v1/user/public/clearCookie',
  '/v1/user/public/getEncryptKey',
  '/v1/user/public/getQrKey',
  '/v1/user/public/getQrKeyStatus',
  '/v1/user/security/changeLanguage',
  '/v1/user/sub/switLogin',
  '/v1/x/api-keys/create-key',
  '/v1/x/authenticators/begin-authenticator',
  '/v1/x/live/issue-ticket',
  '/v1/x/p2p-paymethods/open-method',
  '/v1/x/passkeys/begin-passkey',
  '/v1/x/passkeys/begin-passkey-log-in',
  '/v1/x/privacy/take-my-records',
  '/v1/x/recoveries/recovery-state',
  '/v1/x/sessions/log-in-with-passkey',
  '/v1/x/sessions/scan-qr-log-in',
  '/v1/x/spot/amend-order',
  '/v1/x/spot/cancel-after',
  '/v1/x/spot/cancel-all',
  '/v1/x/spot/cancel-order',
  '/v1/x/spot/release-quotes',
  '/v1/x/spot/set-quotes',
  '/v1/x/webhooks/create-endpoint',
  '/v1/x/webhooks/rotate-secret',
];

/** What is asked with GET, beside the calls. */
const getRoutes: Record<ServingRole, string[]> = {
  api: [
    '/developers',
    // As Fastify prints `/developers/*`.
    '/developers*',
    '/developers/search',
    '/files/:ticket',
    '/files/content/:fileId',
    '/files/og/:locale/:kind/:slug.png',
    '/healthz',
    '/metrics',
    '/readyz',
    '/v1/asyncapi.json',
    '/v1/openapi.json',
    '/v1/reference',
  ],
  admin: ['/files/:ticket', '/files/content/:fileId', '/healthz', '/metrics', '/readyz', '/runbooks/', '/runbooks/:name'],
};
/** The console's files, where it has been built. */
const fileRoutes = ['*', '/', '/*'];

/** Refusals whose calls are still to come. */
const notRefusedYet: RefusalId[] = ['ledger.hold-over', 'p2p-ads.sold-out', 'p2p-ads.quote-over'];

let env: TestEnvironment;
let calls: ContractCall[];
let routes: ModuleRoute[];
const servers = {} as Record<ServingRole, FastifyInstance>;

beforeAll(async () => {
  env = await openTestEnvironment();
  // One after the other: a file that is imported by two names at once can be loaded twice, and then its call is two objects.
  calls = await contractCalls();
  routes = await moduleRoutes();
  await Promise.all([
    env.start('api', (config) => startWatched(config, apiOptions(config))),
    env.start('admin', (config) => startWatched(config, adminOptions(config))),
  ]);
});

afterAll(() => env.close());

function startWatched(config: Config, options: HttpRoleOptions) {
  return startHttpRole(config, {
    ...options,
    also: async (server, ownRoutes, countVisit) => {
      servers[options.role as ServingRole] = server;
      await options.also?.(server, ownRoutes, countVisit);
    },
  });
}

function registered(role: ServingRole, method: string): string[] {
  const lines = servers[role].printRoutes({ commonPrefix: false, method: method as 'GET' }).split('\n');
  const path: string[] = [];
  return lines.flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \((.*)\))?$/.exec(line) ?? [];
    path[indent.length / 4] = part;
    return methods ? [path.slice(0, indent.length / 4 + 1).join('')] : [];
  });
}

function pathsOf(role: ServingRole): string[] {
  return calls.filter(({ call }) => call.role === role).map(({ call }) => call.path);
}

describe('the surface', () => {
  it('R7.1 every call of the contract is a POST on a path of its own', () => {
    expect(calls.length).toBeGreaterThan(10);
    expect(new Set(calls.map(({ call }) => call.path)).size).toBe(calls.length);
    expect(calls.every(({ call }) => call.method === 'POST')).toBe(true);
  });

  it('a call is named like its file and its folder, and a file holds one call', () => {
    for (const { area, name, call } of calls) expect(`${call.area}/${call.name}`).toBe(`${area}/${name}`);
    expect(new Set(calls.map(({ area, name }) => `${area}/${name}`)).size).toBe(calls.length);
  });

  it('our own paths say area and name', () => {
    const own = calls.filter(({ call }) => /^\/v1\/(x|admin)\//.test(call.path));
    for (const { call } of own) expect(call.path).toBe(`/v1/${call.role === 'admin' ? 'admin' : 'x'}/${call.area}/${call.name}`);
  });

  it('every call has exactly one handler, in its own module and router', () => {
    for (const { call } of calls) {
      const answering = routes.filter((route) => route.call === call);
      const role = call.role === 'api' ? 'http' : 'admin';
      expect(answering, call.path).toEqual([{ area: call.area, role, call }]);
    }
    expect(routes.filter((route) => !calls.some(({ call }) => call === route.call))).toEqual([]);
  });

  it.each(['api', 'admin'] as const)('R7.7 the %s role registers what the contract lists and nothing else', (role) => {
    expect(registered(role, 'POST').sort()).toEqual(pathsOf(role).sort());
    expect(
      registered(role, 'GET')
        .filter((path) => !fileRoutes.includes(path))
        .sort(),
    ).toEqual(getRoutes[role]);
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) expect(registered(role, method)).toEqual([]);
  });

  it('R6.1 guests reach exactly the listed calls, and staff calls belong to the admin role', () => {
    expect(
      calls
        .filter(({ call }) => call.auth === 'guest' && call.role === 'api')
        .map(({ call }) => call.path)
        .sort(),
    ).toEqual(guestCalls.filter((path) => pathsOf('api').includes(path)).sort());
    const strayed = calls.filter(({ call }) => (call.auth === 'staff') !== (call.role === 'admin')).map(({ call }) => call.path);
    expect(strayed.sort()).toEqual(staffGuestCalls);
  });

  it('R6.1 copper users reach no call of P2P that asks who somebody is', () => {
    const personal = calls.filter(({ call }) => call.area.startsWith('p2p-') && call.auth !== 'guest' && call.auth !== 'staff');
    expect(personal.length).toBeGreaterThan(40);
    expect(personal.filter(({ call }) => !call.requires.includes('not-copper')).map(({ call }) => call.path)).toEqual([]);
  });

  it('a write is idempotent unless it is listed as harmless', () => {
    const writes = calls.filter(({ call }) => call.changes === 'write' && !call.idempotent).map(({ call }) => call.path);
    expect(writes.sort()).toEqual(repeatableWrites);
    expect(calls.filter(({ call }) => call.changes === 'read' && call.idempotent)).toEqual([]);
  });

  it('R7.7 R7.16 a call of the specification has the properties that calls.tsv gives it', () => {
    const rows = new Map(specTable('calls.tsv').map((row) => [row.path, row]));
    const known = calls.flatMap(({ call }) => (rows.has(call.path) ? [call] : []));
    expect(known.length).toBeGreaterThanOrEqual(5);
    for (const call of known) expect(propertiesOf(call)).toEqual(pick(rows.get(call.path) ?? {}));
    const unlisted = calls.filter(({ call }) => !rows.has(call.path)).map(({ call }) => call.path);
    expect(unlisted.filter((path) => !/^\/v1\/(x|admin)\//.test(path))).toEqual([]);
  });

  it('every refusal is used, and a call names none twice', () => {
    const used = new Set([...everywhere, ...notRefusedYet, ...calls.flatMap(({ call }) => call.refusals)]);
    expect(Object.keys(refusals).filter((id) => !used.has(id as RefusalId))).toEqual([]);
    for (const { call } of calls) expect(new Set([...everywhere, ...call.refusals]).size).toBe(everywhere.length + call.refusals.length);
  });

  it('every refusal has its message', () => {
    for (const { text } of Object.values(refusals)) {
      const message = translate('en', 'refusals', text, {
        retryAfterSeconds: 3,
        maxMegabytes: 5,
        years: 18,
        field: 'title',
        language: 'en',
        count: 5,
        most: 5,
        least: '10',
        price: '1.01',
        min: '20',
        max: '500',
        fiat: 'EUR',
        header: 'x-api-key',
        scope: 'p2p',
      });
      expect(message, text).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('the description of the API lists the calls of its role', async () => {
    const description = (await (await fetch(`${env.addressOf('api')}/v1/openapi.json`)).json()) as { paths: Record<string, unknown> };
    expect(Object.keys(description.paths).sort()).toEqual(pathsOf('api').sort());
  });
});

const compared = ['area', 'name', 'role', 'auth', 'changes', 'idempotent', 'sealed', 'ok'] as const;

function propertiesOf(call: Call): Record<string, string> {
  return {
    area: call.area,
    name: call.name,
    role: call.role,
    auth: call.auth,
    changes: call.changes,
    idempotent: call.idempotent ? 'yes' : 'no',
    sealed: call.sealed.join(',') || '-',
    ok: typeof call.ok === 'string' ? `'${call.ok}'` : String(call.ok),
  };
}

function pick(row: Record<string, string>): Record<string, string | undefined> {
  return Object.fromEntries(compared.map((name) => [name, row[name]]));
}
