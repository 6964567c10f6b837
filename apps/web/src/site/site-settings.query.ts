import { siteSettings } from '@peerbourse/contract/site/site-settings';
import { sharedQueryOf } from '#api/query.ts';

export const siteSettingsQuery = sharedQueryOf(siteSettings, {}, { staleMs: 300_000 });
