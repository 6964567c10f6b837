import { siteSettings } from '@peerbourse/contract/core/site/site-settings';
import { sharedQueryOf } from '#base/api/query.ts';

export const siteSettingsQuery = sharedQueryOf(siteSettings, {}, { staleMs: 300_000 });
