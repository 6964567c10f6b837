import type { Call } from '@peerbourse/contract/call';
import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import { usdtRate } from '@peerbourse/contract/core/rates/usdt-rate';
import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import { quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { staffBrowser } from '../../../apps/server/test/support/fixtures/valid-staff-requests.ts';
import { type Attack, Tally, times } from '../tally.ts';

const wide = (count: number) => JSON.stringify(Object.fromEntries(times(count, (index) => [`field${index}`, index])));

const bodies: Record<string, string | Buffer> = {
  '33 levels': `{"amount":${'['.repeat(33)}${']'.repeat(33)}}`,
  '20,000 levels of lists': `{"amount":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  '40,000 levels of objects': `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
  '100,000 levels that never end': '['.repeat(100_000),
  '250,000 elements': `{"amount":[${'1,'.repeat(120_000)}1]}`,
  '15,000 fields': wide(15_000),
  'one field, 15,000 times': `{${'"amount":"1",'.repeat(15_000)}"amount":"1"}`,
  'a number of 200,000 digits': `{"amount":${'9'.repeat(200_000)}}`,
  'a text of 250,000 letters': `{"amount":"${'x'.repeat(250_000)}"}`,
  'a text of 40,000 escapes': `{"amount":"${'\\u0041'.repeat(40_000)}"}`,
  'more than is allowed': `{"amount":"${'x'.repeat(300 * 1024)}"}`,
  '8 megabytes': Buffer.alloc(8 * 1024 * 1024, 0x20),
  'half of a pair': '{"amount":"\\ud800"}',
  'a zero': '{"amount":"\\u0000"}',
  'bytes that are no text': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'UTF-16': Buffer.from('{"amount":"1"}', 'utf16le'),
  'a list': '[]',
  'a text': '"amount"',
  nothing: 'null',
};

/** Bodies that are too deep, too long or no JSON. Each is refused, and who asks next is served. */
export const deepJson: Attack = async (env, { short }) => {
  const tally = new Tally();
  const user = await quickPerson(env);
  const staff = await staffBrowser(env);
  const askers: Array<[Call, typeof staff]> = [
    [transferCoins, user.browser],
    ...(short
      ? []
      : ([
          [usdtRate, user.browser],
          [publishPrice, staff],
        ] as Array<[Call, typeof staff]>)),
  ];
  for (const [call, browser] of askers) {
    for (const [name, body] of Object.entries(bodies)) {
      if (call === usdtRate && (name === 'nothing' || name === 'a zero')) continue;
      const isWell = await refusesSoundly(() => browser.send(call, body as string, {}), call);
      tally.held(isWell, `${name} at ${call.path}`);
      const next = await browser.copy().call(usdtRate, {});
      tally.held(next.body.code === usdtRate.ok, `after ${name} at ${call.path} the next one was answered ${next.body.code}`);
    }
  }
  return tally;
};

/** A connection that is cut while a body that is too long is still being sent is a refusal too. */
async function refusesSoundly(send: () => Promise<{ status: number; body: { code: unknown } }>, call: Call): Promise<boolean> {
  try {
    const { status, body } = await send();
    return status < 500 && body.code !== call.ok;
  } catch (error) {
    return (error as Error).message === 'fetch failed';
  }
}
