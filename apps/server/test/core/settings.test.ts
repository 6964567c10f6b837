import { randomUUID } from 'node:crypto';
import { proposeSettingChange } from '@peerbourse/contract/core/settings/propose-setting-change';
import { settingList } from '@peerbourse/contract/core/settings/setting-list';
import { settingVersions } from '@peerbourse/contract/core/settings/setting-versions';
import { writeSetting } from '@peerbourse/contract/core/settings/write-setting';
import { siteSettings } from '@peerbourse/contract/core/site/site-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

const reason = 'a change of the tests';
/** Settings of words, which one person writes alone. */
const terms = 'p2p-users.termsVersion';
const invitation = 'site.invitation';
const shown = { show: true, url: '/referral', ukReferralEntranceStatus: false };

async function versionOf(key: string): Promise<number> {
  const { body } = await env.call(settingList, {});
  return body.data.settings.find((setting) => setting.key === key)?.version ?? -1;
}

describe('settings', () => {
  it('R3.12 the site starts with the switches of someBasicConfig', async () => {
    const { body } = await env.call(siteSettings, {});
    expect(body).toMatchObject({
      code: '00000',
      data: { registerFlag: 'mobile', captchaConfig: { captchatype: 'altcha' }, isInit: true, brand: { name: 'Peerbourse' } },
    });
  });

  it('lists every setting with its initial value as version 0', async () => {
    const { body } = await env.call(settingList, {});
    expect(body.data.settings).toContainEqual(expect.objectContaining({ key: 'rates.staleAfterSeconds', value: 60, version: 0 }));
  });

  it('a written value is in force on another role within a second', async () => {
    const value = { name: 'Otherbourse', legalEntity: 'Other Ltd', supportAddress: 'help@other.test' };
    const { body } = await env.call(writeSetting, { key: 'site.brand', value, version: await versionOf('site.brand'), reason });
    expect(body).toMatchObject({ code: '00000', data: { key: 'site.brand', version: 1 } });
    await expect.poll(async () => (await env.call(siteSettings, {})).body.data.brand, { interval: 100 }).toEqual(value);
  });

  it('keeps every version, who wrote it and why', async () => {
    for (const value of [2, 3])
      await env.call(writeSetting, { key: terms, value, version: await versionOf(terms), reason: `${reason}: ${value}` });
    const rows = await env.query(`SELECT version, value, author, reason FROM settings_versions WHERE key = $1 ORDER BY version`, [terms]);
    expect(rows).toEqual([
      { version: 1, value: 2, author: 'operator', reason: `${reason}: 2` },
      { version: 2, value: 3, author: 'operator', reason: `${reason}: 3` },
    ]);
  });

  it('shows the versions of a setting, the newest first and the initial value last', async () => {
    const { body } = await env.call(settingVersions, { key: terms });
    expect(body).toMatchObject({
      code: '00000',
      data: {
        versions: [
          { version: 2, value: 3, author: 'operator', reason: `${reason}: 3`, decidedBy: null },
          { version: 1, value: 2, author: 'operator' },
          { version: 0, value: 1, author: 'initial value', reason: null },
        ],
      },
    });
  });

  it('shows at most 50 versions', async () => {
    await env.query(`
      INSERT INTO settings_versions (key, version, value, author)
      SELECT 'sub-accounts.limit', n, to_jsonb(n), 'operator' FROM generate_series(1, 60) n`);
    const { versions } = (await env.call(settingVersions, { key: 'sub-accounts.limit' })).body.data;
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, i) => 60 - i));
  });

  it.each(['site.nothing', '__proto__'])('knows no versions of %s', async (key) => {
    expect((await env.call(settingVersions, { key })).body.code).toBe('61201');
  });

  it('of many writers on the same version one wins', async () => {
    const version = await versionOf(terms);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => env.call(writeSetting, { key: terms, value: i + 10, version, reason })),
    );
    const codes = answers.map(({ body }) => String(body.code)).sort();
    expect(codes).toEqual(['00000', ...Array.from({ length: 11 }, () => '61202')]);
    expect(await versionOf(terms)).toBe(version + 1);
  });

  it('a setting that is not for everybody is hidden from those without the role, and they cannot write it', async () => {
    const editor = { headers: await env.addStaff('editor-only', ['editor']) };
    const keysFor = async (options?: typeof editor) => (await env.call(settingList, {}, options)).body.data.settings.map(({ key }) => key);
    expect(await keysFor()).toContain('customers.canaries');
    expect(await keysFor(editor)).not.toContain('customers.canaries');
    const change = { key: 'customers.canaries', value: [], version: 0, reason };
    expect((await env.call(writeSetting, change, editor)).body.code).toBe('61201');
    expect((await env.call(proposeSettingChange, change, editor)).body.code).toBe('61201');
    expect((await env.call(settingVersions, { key: 'customers.canaries' }, editor)).body.code).toBe('61201');
    expect((await env.call(settingVersions, { key: 'customers.canaries' })).body.code).toBe('00000');
  });

  it('a written setting is a line of the audit log, with both values and the reason', async () => {
    const setting = (await env.call(settingList, {})).body.data.settings.find(({ key }) => key === terms);
    const version = setting?.version ?? -1;
    await env.call(writeSetting, { key: terms, value: 90, version, reason });
    const rows = await env.query(`SELECT actor, details FROM audit_entries WHERE act = 'settings.written' AND subject = $1 ORDER BY id`, [
      terms,
    ]);
    const details = { version: version + 1, before: setting?.value, after: 90, reason };
    expect(rows.at(-1)).toEqual({ actor: 'operator', details });
  });

  it.each([
    ['an unknown key', { key: 'site.nothing', value: 1, version: 0, reason }, '61201'],
    ['a key of the prototype', { key: '__proto__', value: 1, version: 0, reason }, '61201'],
    ['a value of another shape', { key: invitation, value: 'much', version: 0, reason }, '40001'],
    ['a value that is not allowed', { key: invitation, value: { ...shown, url: 'https://evil.test' }, version: 0, reason }, '40001'],
    ['a version that does not exist yet', { key: invitation, value: shown, version: 7, reason }, '61202'],
    ['a version beyond what the table can hold', { key: invitation, value: shown, version: Number.MAX_SAFE_INTEGER, reason }, '40001'],
    ['no reason', { key: invitation, value: shown, version: 0, reason: '' }, '40001'],
    ['a blank reason', { key: invitation, value: shown, version: 0, reason: '     ' }, '40001'],
  ] as const)('refuses %s', async (_, input, code) => {
    for (const call of [writeSetting, proposeSettingChange]) expect((await env.call(call, input)).body.code).toBe(code);
    expect(await env.query(`SELECT 1 FROM settings_versions WHERE key IN ('site.nothing', '__proto__', $1)`, [invitation])).toEqual([]);
  });

  it('a refused write may be tried again under the same key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const input = { key: invitation, value: { ...shown, show: false }, version: 1, reason };
    expect((await env.call(writeSetting, input, { headers })).body.code).toBe('61202');
    await env.call(writeSetting, { key: invitation, value: shown, version: 0, reason });
    expect((await env.call(writeSetting, input, { headers })).body).toMatchObject({ code: '00000', data: { version: 2 } });
  });
});
