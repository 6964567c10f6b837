import { publishVersion } from '@peerbourse/contract/core/content/desk/publish-version';
import { withdrawItem } from '@peerbourse/contract/core/content/desk/withdraw-item';
import { writeVersion } from '@peerbourse/contract/core/content/desk/write-version';
import { countryRestriction } from '@peerbourse/contract/core/restrictions/country-restriction';
import { registerByEmail } from '@peerbourse/contract/identity/accounts/register-by-email';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../support/browser.ts';
import { goodPassword } from '../support/fixtures/users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** What the server has read of the content is used for a second. */
const seen = { interval: 100 };

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment({ PB_COUNTRY_HEADER: 'x-country' });
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

async function restrictionIn(country: string, language = 'en_US') {
  const { body } = await env.call(countryRestriction, {}, { headers: { 'x-country': country, language } });
  expect(body.code).toBe('00000');
  return body.data;
}

async function close(name: string, closed: string[], texts: Record<string, { note: string }>): Promise<void> {
  const { version } = (await env.call(writeVersion, { kind: 'restriction', name, basedOn: 0, fields: { closed }, texts })).body.data;
  await env.call(publishVersion, { kind: 'restriction', name, version });
}

describe('getIpNationalityLimit', () => {
  it('R7.7 knows no restriction where the country is unknown or nothing is closed', async () => {
    expect(await restrictionIn('')).toEqual({ country: '', closed: [], note: '', language: 'en' });
    expect(await restrictionIn('XX')).toEqual({ country: 'XX', closed: [], note: '', language: 'en' });
    expect(await restrictionIn('FR', 'fr_FR')).toEqual({ country: 'FR', closed: [], note: '', language: 'fr' });
  });

  it('R7.7 a country from which nobody may register is closed for accounts, without a note', async () => {
    expect(await restrictionIn('CN')).toEqual({ country: 'CN', closed: ['accounts'], note: '', language: 'en' });
  });

  it('R7.7 says what operators closed, in the language of the visitor or the nearest one', async () => {
    await close('ca', ['contract', 'copy-trading'], {
      en: { note: 'Contracts of {brand} are closed in Canada.' },
      fr: { note: 'Les contrats sont fermés au Canada.' },
    });
    const note = 'Contracts of Peerbourse are closed in Canada.';
    await expect
      .poll(() => restrictionIn('CA'), seen)
      .toEqual({ country: 'CA', closed: ['contract', 'copy-trading'], note, language: 'en' });
    expect(await restrictionIn('CA', 'fr_FR')).toMatchObject({ note: 'Les contrats sont fermés au Canada.', language: 'fr' });
    expect(await restrictionIn('CA', 'ja_JP')).toMatchObject({ note, language: 'en' });
    expect(await restrictionIn('DE')).toMatchObject({ closed: [], note: '' });
  });

  it('R7.7 what operators closed and where nobody may register come together, each part once', async () => {
    await close('hk', ['p2p', 'accounts'], { en: { note: 'Not in Hong Kong.' } });
    await expect.poll(() => restrictionIn('HK'), seen).toMatchObject({ closed: ['accounts', 'p2p'], note: 'Not in Hong Kong.' });
  });

  it('R7.7 is over when it is withdrawn', async () => {
    await env.call(withdrawItem, { kind: 'restriction', name: 'ca' });
    await expect.poll(() => restrictionIn('CA'), seen).toMatchObject({ closed: [], note: '' });
  });
});

it('R5.13 nobody opens an account where operators have closed accounts: by choice or by address', async () => {
  const browser = new Browser(env);
  const input = { email: 'closed@people.test', code: '000000', password: goodPassword };
  const codeFor = async (country: string, from: string) =>
    (await browser.call(registerByEmail, { ...input, country }, { 'x-country': from })).body.code;
  expect(await codeFor('SE', 'SE')).toBe('20202');
  await close('se', ['accounts'], { en: { note: 'No accounts in Sweden for now.' } });
  await expect.poll(() => codeFor('SE', 'DE'), seen).toBe('20101');
  expect(await codeFor('DE', 'SE')).toBe('20101');
  expect(await codeFor('DE', 'DE')).toBe('20202');
});
