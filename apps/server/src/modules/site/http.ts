import { featureSwitches as featureSwitchesCall } from '@peerbourse/contract/site/feature-switches';
import { siteSettings as siteSettingsCall } from '@peerbourse/contract/site/site-settings';
import { answers } from '#platform/http/serve.ts';
import { featureSwitches } from './feature-switches.ts';
import { siteSettings } from './site-settings.ts';

export const routes = [answers(siteSettingsCall, siteSettings), answers(featureSwitchesCall, featureSwitches)];
