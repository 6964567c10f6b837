import { randomBytes } from 'node:crypto';
import { headers } from '@peerbourse/contract/headers';
import { changePassword } from '@peerbourse/contract/identity/security/change-password';
import { issueEncryptionKey } from '@peerbourse/contract/identity/security/issue-encryption-key';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { Browser, type SealOptions, sealWith } from '../../../apps/server/test/support/browser.ts';
import { quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { goodPassword } from '../../../apps/server/test/support/fixtures/users.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

/** A login whose password travels sealed: read in plain, moved, changed, captured, late, or by another browser. */
export const sealedFields: Attack = async (env, { short }) => {
  const tally = new Tally();
  for (const _round of times(short ? 1 : 15, (index) => index)) {
    await tryChanges(env, tally);
    await tryPlaces(env, tally);
    for (const awayMs of [-61_500, 61_500, Number.NaN, -1e15]) {
      const { browser, body, sent } = await sealedLogIn(env, { timestamp: String(Date.now() + awayMs) });
      tally.refused(logIn, await browser.send(logIn, body, sent), `a request that is ${awayMs} ms away`);
    }
  }
  return tally;
};

async function sealedLogIn(env: AttackEnvironment, options: SealOptions = {}) {
  const { browser, email } = await quickPerson(env);
  for (const name of ['__Host-pb_at', '__Host-pb_rt']) browser.cookies.delete(name);
  const { encryptKey } = await browser.ask(issueEncryptionKey, {});
  const { body, headers: sent } = sealWith(encryptKey, logIn, { username: email, password: goodPassword }, browser.deviceId, options);
  return { browser, email, body, sent, fields: JSON.parse(body) as Record<string, string> };
}

async function tryChanges(env: AttackEnvironment, tally: Tally): Promise<void> {
  const { browser, body, sent, fields } = await sealedLogIn(env);
  const other = await sealedLogIn(env);
  const flipped = (text = '') => text.slice(0, 50) + (text[50] === 'A' ? 'B' : 'A') + text.slice(51);
  const bodies: Record<string, object> = {
    'in plain': { ...fields, password: goodPassword },
    'in plain without a key': { username: fields.username, password: goodPassword },
    'with another letter': { ...fields, password: flipped(fields.password) },
    'cut off': { ...fields, password: fields.password?.slice(0, -4) },
    'of another request': { ...fields, password: other.fields.password },
    'under another name': { ...fields, username: `x${fields.username}` },
    'with another handle': { ...fields, secretKey: other.fields.secretKey },
    'of nothing': { ...fields, password: '' },
  };
  for (const [name, changed] of Object.entries(bodies)) {
    tally.refused(logIn, await browser.send(logIn, JSON.stringify(changed), sent), `a password ${name}`);
  }
  const changes: Record<string, Record<string, string | undefined>> = {
    'no signature': { [headers.signature]: undefined },
    'another signature': { [headers.signature]: other.sent[headers.signature] },
    'another nonce': { [headers.nonce]: randomBytes(16).toString('base64url') },
    'a later time': { [headers.timestamp]: String(Number(sent[headers.timestamp]) + 1) },
    'another terminal': { [headers.terminalCode]: 'another' },
  };
  for (const [name, changed] of Object.entries(changes)) {
    tally.refused(logIn, await browser.send(logIn, body, { ...sent, ...changed }), name);
  }
  tally.refused(logIn, await browser.send(logIn, `${body} `, sent), 'a body with a blank more');
  const thief = browser.copy();
  mustBe((await browser.send(logIn, body, sent)).body.code === logIn.ok, 'the untouched request is good');
  tally.refused(logIn, await thief.send(logIn, body, sent), 'a captured request, again');
}

async function tryPlaces(env: AttackEnvironment, tally: Tally): Promise<void> {
  const { browser, body, sent } = await sealedLogIn(env);
  const otherDevice = browser.copy();
  otherDevice.deviceId = 'another-device';
  tally.refused(logIn, await otherDevice.send(logIn, body, sent), 'from another device');
  const otherSession = new Browser(env, browser.deviceId);
  tally.refused(logIn, await otherSession.send(logIn, body, sent), 'from another session');
  await otherSession.ask(issueEncryptionKey, {});
  tally.refused(logIn, await otherSession.send(logIn, body, sent), 'from another session with a key of its own');

  const person = await quickPerson(env);
  const { encryptKey } = await person.browser.ask(issueEncryptionKey, {});
  const input = { oldPassword: goodPassword, password: 'Quiet-Meadow-82', factors: {} };
  const sealed = sealWith(encryptKey, changePassword, input, person.browser.deviceId);
  const fields = JSON.parse(sealed.body) as Record<string, string>;
  const moved = JSON.stringify({ username: person.email, password: fields.oldPassword, secretKey: fields.secretKey });
  tally.refused(logIn, await person.browser.send(logIn, moved, sealed.headers), 'at another path');
  const swapped = JSON.stringify({ ...fields, oldPassword: fields.password, password: fields.oldPassword });
  tally.refused(changePassword, await person.browser.send(changePassword, swapped, sealed.headers), 'in another field');
}
