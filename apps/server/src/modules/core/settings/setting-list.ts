import type { settingList as call } from '@peerbourse/contract/core/settings/setting-list';
import { knownSettings } from '@peerbourse/contract/known-settings';
import type { Handler } from '#platform/http/serve.ts';
import { isOpenTo, type SettingKey } from './known-settings.ts';
import { newestSettings } from './setting.table.ts';
import { settingView } from './setting.view.ts';

export const settingList: Handler<typeof call> = async ({ db, actor }) => {
  const written = new Map((await newestSettings(db)).map((row) => [row.key, row]));
  const keys = Object.keys(knownSettings) as SettingKey[];
  return { settings: keys.filter((key) => isOpenTo(key, actor.roles)).map((key) => settingView(key, written.get(key))) };
};
