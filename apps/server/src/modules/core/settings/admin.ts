import { settingList as settingListCall } from '@peerbourse/contract/core/settings/setting-list';
import { settingVersions as settingVersionsCall } from '@peerbourse/contract/core/settings/setting-versions';
import { writeSetting as writeSettingCall } from '@peerbourse/contract/core/settings/write-setting';
import { route } from '#platform/http/serve.ts';
import { settingList } from './setting-list.ts';
import { settingVersions } from './setting-versions.ts';
import { writeSetting } from './write-setting.ts';

export const routes = [
  route(settingListCall, settingList),
  route(settingVersionsCall, settingVersions),
  route(writeSettingCall, writeSetting),
];
