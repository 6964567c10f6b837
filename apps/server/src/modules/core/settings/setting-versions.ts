import type { settingVersions as call } from '@peerbourse/contract/core/settings/setting-versions';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { isOpenTo, isSettingKey } from './known-settings.ts';
import { newestVersions } from './setting.table.ts';
import { explainedInitialView, explainedView } from './setting.view.ts';

const limit = 50;

/** What came before the first version is the initial value: it too can be gone back to. */
export const settingVersions: Handler<typeof call> = async ({ db, actor }, { key }) => {
  // Whoever may not see a setting is not told that it exists.
  if (!isSettingKey(key) || !isOpenTo(key, actor.roles)) throw refuse('settings.unknown-key', { key });
  const written = await newestVersions(db, key, limit);
  return { versions: [...written.map(explainedView), explainedInitialView(key)].slice(0, limit) };
};
