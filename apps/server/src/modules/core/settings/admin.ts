import { decideSettingChange as decideSettingChangeCall } from '@peerbourse/contract/core/settings/decide-setting-change';
import { proposeSettingChange as proposeSettingChangeCall } from '@peerbourse/contract/core/settings/propose-setting-change';
import { settingList as settingListCall } from '@peerbourse/contract/core/settings/setting-list';
import { settingProposals as settingProposalsCall } from '@peerbourse/contract/core/settings/setting-proposals';
import { settingVersions as settingVersionsCall } from '@peerbourse/contract/core/settings/setting-versions';
import { withdrawSettingChange as withdrawSettingChangeCall } from '@peerbourse/contract/core/settings/withdraw-setting-change';
import { writeSetting as writeSettingCall } from '@peerbourse/contract/core/settings/write-setting';
import { route } from '#platform/http/serve.ts';
import { decideSettingChange } from './decide-setting-change.ts';
import { proposeSettingChange } from './propose-setting-change.ts';
import { settingList } from './setting-list.ts';
import { settingProposals } from './setting-proposals.ts';
import { settingVersions } from './setting-versions.ts';
import { withdrawSettingChange } from './withdraw-setting-change.ts';
import { writeSetting } from './write-setting.ts';

export const routes = [
  route(settingListCall, settingList),
  route(settingVersionsCall, settingVersions),
  route(writeSettingCall, writeSetting),
  route(settingProposalsCall, settingProposals),
  route(proposeSettingChangeCall, proposeSettingChange),
  route(decideSettingChangeCall, decideSettingChange),
  route(withdrawSettingChangeCall, withdrawSettingChange),
];
