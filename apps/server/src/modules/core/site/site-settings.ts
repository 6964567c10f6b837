import type { siteSettings as call } from '@peerbourse/contract/core/site/site-settings';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const siteSettings: Handler<typeof call> = async ({ db }) => ({
  ...(await readSetting(db, 'site.switches')),
  brand: await readSetting(db, 'site.brand'),
});
