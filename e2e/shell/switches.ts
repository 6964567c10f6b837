import { someBasicConfigDefault } from '../../packages/contract/src/core/site/site-settings.ts';
import { guestCall, site, staffCall } from '../site.ts';
import { until } from '../until.ts';

const key = 'site.switches';
const everything = { p2pState: true, fastTrade: true, contractSwitch: true, followSwitch: true, showFinancial: true, showVip: true };

/** Turns every product of the site on or off, as an operator does, and waits until pages show it. */
export async function switchProducts(isOn: boolean): Promise<void> {
  const { settings } = (await staffCall('/v1/admin/settings/setting-list', {})) as { settings: Array<{ key: string; version: number }> };
  const version = settings.find((setting) => setting.key === key)?.version ?? 0;
  await staffCall('/v1/admin/settings/write-setting', { key, version, value: { ...someBasicConfigDefault, ...(isOn ? everything : {}) } });
  await until('the switches reach the pages', async () => {
    const { p2pState } = await guestCall<{ p2pState: boolean }>('/v1/mix/public/webCommonConfig');
    const html = await (await fetch(`${site}/vip`)).text();
    return p2pState === isOn && html.includes('/copy-trading"') === isOn;
  });
}
