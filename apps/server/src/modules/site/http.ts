import { siteSettings as siteSettingsCall } from '@peerbourse/contract/site/site-settings';
import { answers } from '#platform/http/serve.ts';
import { siteSettings } from './site-settings.ts';

export const routes = [answers(siteSettingsCall, siteSettings)];
