import { featureSwitches } from '@peerbourse/contract/core/site/feature-switches';
import { someBasicConfigDefault } from '@peerbourse/contract/core/site/site-settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

it('R3.12 everything starts switched off', async () => {
  const { body } = await env.call(featureSwitches, {});
  expect(body).toMatchObject({
    code: '00000',
    data: {
      contractAndFollowSwitch: { followSwitch: false, contractSwitch: false, p2pState: false, jumpType: 0 },
      friendInvitationLink: { show: false, url: '', ukReferralEntranceStatus: false },
      tradeMiningEntryInfo: { tradeMiningEntry: false, periodDay: 0, userFeeRatio: '0' },
    },
  });
});

it('R3.12 the switches are those of the site, and an operator turns them', async () => {
  expect(await changeSetting(env, 'site.switches', { ...someBasicConfigDefault, p2pState: true })).toBe('00000');
  expect(await changeSetting(env, 'site.invitation', { show: true, url: '/referral', ukReferralEntranceStatus: false })).toBe('00000');
  await expect
    .poll(async () => (await env.call(featureSwitches, {})).body.data, { interval: 200 })
    .toMatchObject({ contractAndFollowSwitch: { p2pState: true }, friendInvitationLink: { show: true, url: '/referral' } });
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:x', '/a b', '/\t/evil.example'])(
  '%j cannot become the invitation link',
  async (url) => {
    expect(await changeSetting(env, 'site.invitation', { show: true, url, ukReferralEntranceStatus: false })).toBe('40001');
  },
);
