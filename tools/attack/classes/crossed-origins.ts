import { headers } from '@peerbourse/contract/headers';
import { sessionList } from '@peerbourse/contract/identity/sessions/session-list';
import { staffSessions } from '@peerbourse/contract/identity/staff/staff-sessions';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { contractCalls } from '../../../apps/server/test/support/contract-calls.ts';
import { quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { browserHeaders } from '../../../apps/server/test/support/test-environment.ts';
import { type Attack, cookieHeader, inParallel, Tally } from '../tally.ts';

/** Calls of staff where customers are served, calls of customers where staff are, and the cookies and origins of one at the other. */
export const crossedOrigins: Attack = async (env) => {
  const tally = new Tally();
  const { browser } = await quickPerson(env, { identityLevel: 2, profile: {} });
  const both = `${cookieHeader(browser.cookies)}; ${env.staffCookie}`;
  const calls = (await contractCalls()).map(({ call }) => call);
  const places = { admin: [env.addressOf('api'), env.front], api: [env.addressOf('admin')] };
  await inParallel(calls, 4, async (call) => {
    const sent = { ...browserHeaders(call), origin: env.originOf(call.role), cookie: both, [headers.deviceId]: browser.deviceId };
    for (const place of places[call.role]) {
      const { status } = await fetch(`${place}${call.path}`, { method: 'POST', headers: sent, body: '{}' });
      tally.held(status === 404, `a call of ${call.role} at ${place}${call.path}: ${status}`);
    }
  });
  await tryCookies(env, tally, browser);
  for (const call of calls.filter(({ changes }) => changes === 'write')) {
    const other = env.originOf(call.role === 'api' ? 'admin' : 'api');
    const asker = new Browser(env, browser.deviceId);
    const answer = await asker.send(call, '{}', { cookie: both, origin: other });
    tally.held(answer.body.code === '40300', `${call.path} from ${other}: ${answer.status} ${answer.body.code}`);
  }
  return tally;
};

async function tryCookies(env: Parameters<Attack>[0], tally: Tally, browser: Browser): Promise<void> {
  const staffToken = env.staffCookie.split('=')[1] ?? '';
  for (const name of ['__Host-pb_at', '__Host-pb_rt']) {
    const asker = new Browser(env);
    asker.cookies.set(name, staffToken);
    tally.refused(sessionList, await asker.call(sessionList, {}), `a session of staff as ${name}`);
  }
  for (const [name, value] of browser.cookies) {
    const asker = new Browser(env);
    asker.cookies.set('__Host-pb_staff', value);
    asker.cookies.set(name, value);
    tally.refused(staffSessions, await asker.call(staffSessions, {}), `${name} of a customer as a session of staff`);
  }
}
