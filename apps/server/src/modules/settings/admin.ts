import { settingList as settingListCall } from '@peerbourse/contract/settings/setting-list';
import { writeSetting as writeSettingCall } from '@peerbourse/contract/settings/write-setting';
import { answers } from '#platform/http/serve.ts';
import { settingList } from './setting-list.ts';
import { writeSetting } from './write-setting.ts';

export const routes = [answers(settingListCall, settingList), answers(writeSettingCall, writeSetting)];
