import type { Call } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import { contractCalls } from '../../../apps/server/test/support/contract-calls.ts';
import { sampleInput } from '../../../apps/server/test/support/fixtures/sample-inputs.ts';
import { prepare } from '../../../apps/server/test/support/fixtures/valid-requests.ts';
import { staffBrowser } from '../../../apps/server/test/support/fixtures/valid-staff-requests.ts';
import { browserHeaders } from '../../../apps/server/test/support/test-environment.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, cookieHeader, inParallel, mustBe, Tally } from '../tally.ts';

interface Forgery {
  method?: string;
  headers: Record<string, string | undefined>;
  body?: (input: object) => string | FormData | URLSearchParams | undefined;
}

/** What a page of somebody else can make a browser send, with cookies and all; `host` is the name of the attacked site. */
function forgeries(host: string): Record<string, Forgery> {
  return {
    'a form': { headers: { 'content-type': undefined }, body: (input) => new URLSearchParams(texts(input)) },
    'a multipart form': { headers: { 'content-type': undefined }, body: multipart },
    'JSON as text': { headers: { 'content-type': 'text/plain;charset=UTF-8' } },
    'JSON without a type': { headers: { 'content-type': '' } },
    'JSON as a form': { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    'a GET': { method: 'GET', headers: { 'content-type': undefined }, body: () => undefined },
    'a PUT': { method: 'PUT', headers: {} },
    'a method override': { method: 'GET', headers: { 'x-http-method-override': 'POST', 'content-type': undefined }, body: () => undefined },
    'a foreign origin': { headers: { origin: 'https://evil.test', 'sec-fetch-site': undefined } },
    'a foreign origin that claims to be ours': { headers: { origin: 'https://evil.test' } },
    'an origin that begins like ours': { headers: { origin: `http://${host}.evil.test` } },
    'an origin that ends like ours': { headers: { origin: `http://evil.test:80@${host}` } },
    'our origin over https': { headers: { origin: `https://${host}` } },
    'our origin with a path': { headers: { origin: `http://${host}/` } },
    'two origins': { headers: { origin: `http://${host} https://evil.test` } },
    'the null origin': { headers: { origin: 'null' } },
    'neither origin nor site': { headers: { origin: undefined, 'sec-fetch-site': undefined } },
    'only a referrer of ours': { headers: { origin: undefined, 'sec-fetch-site': undefined, referer: `http://${host}/` } },
    'a cross-site request': { headers: { 'sec-fetch-site': 'cross-site' } },
    'a same-site request': { headers: { 'sec-fetch-site': 'same-site' } },
    'an address that somebody typed': { headers: { origin: undefined, 'sec-fetch-site': 'none' } },
    'no header of ours': { headers: { [headers.terminalType]: undefined } },
    'a wrong service token': { headers: { origin: 'https://evil.test', [headers.serviceToken]: 'a-token-that-is-not-the-one' } },
  };
}

/** In the short form every ninth call that changes something; each is tried with every forgery. */
export const forgedRequests: Attack = async (env, { short }) => {
  const tally = new Tally();
  const writes = (await contractCalls()).map(({ call }) => call).filter(({ changes }) => changes === 'write');
  const chosen = writes.filter((_, index) => !short || index % 9 === 0);
  await inParallel(chosen, 3, async (call) => {
    const { cookie, deviceId, input } = await victimOf(env, call);
    const send = async ({ method = 'POST', headers: changed, body = JSON.stringify }: Forgery) => {
      const all = { ...browserHeaders(call), origin: env.originOf(call.role), cookie, [headers.deviceId]: deviceId, ...changed };
      const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const response = await fetch(`${env.addressOf(call.role)}${call.path}`, { method, headers: given, body: body(input) ?? null });
      return String(((await response.json()) as { code: unknown }).code);
    };
    for (const [name, forgery] of Object.entries(forgeries(new URL(env.originOf(call.role)).host))) {
      const code = await send(forgery);
      tally.held(['40300', '40400', '40001'].includes(code), `${name} at ${call.path}: ${code}`);
    }
    mustBe((await send({ headers: {} })) !== '40300', `${call.path} is not refused to a page of ours`);
  });
  return tally;
};

async function victimOf(env: AttackEnvironment, call: Call): Promise<{ cookie: string; deviceId: string; input: object }> {
  // A member of their own: the control may end the session.
  if (call.role === 'admin') {
    const { cookies, deviceId } = await staffBrowser(env);
    return { cookie: cookieHeader(cookies), deviceId, input: sampleInput(call) };
  }
  const { browser, input } = await prepare(env, call);
  return { cookie: cookieHeader(browser.cookies), deviceId: browser.deviceId, input };
}

function texts(input: object): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}

function multipart(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts(input))) form.set(name, value);
  return form;
}
