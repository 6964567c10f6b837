import { someBasicConfigDefault } from '../../packages/contract/src/core/site/site-settings.ts';
import { settingVersion } from '../console/setting-version.ts';
import { guestCall, site, staffCall } from '../site.ts';
import { until } from '../until.ts';

const key = 'site.switches';
const everything = { p2pState: true, fastTrade: true, contractSwitch: true, followSwitch: true, showFinancial: true, showVip: true };

/** Turns every product of the site on or off, as an operator does, and waits until pages show it. */
export async function switchProducts(isOn: boolean): Promise<void> {
  const value = { ...someBasicConfigDefault, ...(isOn ? everything : {}) };
  await staffCall('/v1/admin/settings/write-setting', { key, version: await settingVersion(key), value, reason: 'a browser test' });
  await until('the switches reach the pages', async () => {
    const { p2pState } = await guestCall<{ p2pState: boolean }>('/v1/mix/public/webCommonConfig');
    const html = await (await fetch(`${site}/vip`)).text();
    return p2pState === isOn && html.includes('/copy-trading"') === isOn;
  });
}
