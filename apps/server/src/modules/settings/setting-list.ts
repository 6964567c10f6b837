import type { settingList as call } from '@peerbourse/contract/settings/setting-list';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { isOpenTo, knownSettings, type SettingKey } from './known-settings.ts';
import { newestSettings } from './setting.table.ts';

export const settingList: Handler<typeof call> = async ({ db, actor }) => {
  must(actor.kind === 'staff', 'only staff reach this verb');
  const written = new Map((await newestSettings(db)).map((row) => [row.key, row]));
  const shown = Object.entries(knownSettings).filter(([key]) => isOpenTo(key as SettingKey, actor.roles));
  return {
    settings: shown.map(([key, { initial }]) => {
      const row = written.get(key);
      return {
        key,
        value: row?.value ?? initial,
        version: row?.version ?? 0,
        author: row?.author ?? 'initial value',
        writtenAt: (row?.written_at ?? new Date(0)).toISOString(),
      };
    }),
  };
};
