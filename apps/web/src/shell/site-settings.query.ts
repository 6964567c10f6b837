import { siteSettings } from '@peerbourse/contract/site/site-settings';
import { queryOf } from '#api/query.ts';

export const siteSettingsQuery = queryOf(siteSettings, {}, { staleMs: 300_000 });
