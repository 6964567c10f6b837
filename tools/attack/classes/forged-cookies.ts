import { randomBytes } from 'node:crypto';
import { sessionList } from '@peerbourse/contract/identity/sessions/session-list';
import { staffSessions } from '@peerbourse/contract/identity/staff/staff-sessions';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

const [access, refresh, device] = ['__Host-pb_at', '__Host-pb_rt', '__Host-pb_dt'] as const;

/** Tokens that are nearly right: cut, changed by one letter, written in another way, or of another kind. */
export const forgedCookies: Attack = async (env, { short }) => {
  const tally = new Tally();
  const [person, other] = [await quickPerson(env), await quickPerson(env)];
  const own = new Map(person.browser.cookies);
  const valueOf = (name: string) => own.get(name) ?? '';
  const ofOthers = [other.browser.cookies.get(refresh) ?? '', other.browser.cookies.get(device) ?? ''];
  const crossed = {
    [access]: [valueOf(refresh), valueOf(device), ...ofOthers],
    [refresh]: [valueOf(access), valueOf(device), other.browser.cookies.get(access) ?? ''],
  };
  for (const name of [access, refresh] as const) {
    for (const value of [...variantsOf(valueOf(name), short), ...crossed[name]]) {
      const forger = new Browser(env, person.browser.deviceId);
      forger.cookies.set(name, value);
      tally.refused(sessionList, await forger.call(sessionList, {}), `${name}=${value.slice(0, 80)}`);
    }
  }
  for (const value of [...own.values(), 'operator', randomBytes(32).toString('base64url')]) {
    const forger = new Browser(env);
    forger.cookies.set('__Host-pb_staff', value);
    tally.refused(staffSessions, await forger.call(staffSessions, {}), `__Host-pb_staff=${value}`);
  }
  mustBe((await person.browser.call(sessionList, {})).body.code === sessionList.ok, 'the real cookies are good');
  return tally;
};

function variantsOf(token: string, short: boolean): string[] {
  const bytes = Buffer.from(token, 'base64url');
  const places = short ? [0, 21, token.length - 2] : times(token.length - 1, (at) => at);
  return [
    ...times(short ? 3 : 50, () => randomBytes(32).toString('base64url')),
    ...places.map((at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)),
    ...[1, 22, 42].map((length) => token.slice(0, length)),
    '',
    `${token}A`,
    `${token}=`,
    `${token}%00`,
    `"${token}"`,
    bytes.toString('hex'),
    bytes.toString('base64').replaceAll('=', '%3D'),
    token.toLowerCase(),
    token.toUpperCase(),
    token.split('').toReversed().join(''),
    Array.from(token, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join(''),
    "' OR '1'='1",
    '{"$ne":null}',
    '../../access',
    'A'.repeat(8_000),
  ];
}
