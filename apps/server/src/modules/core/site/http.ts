import { featureSwitches as featureSwitchesCall } from '@peerbourse/contract/core/site/feature-switches';
import { maintenanceStatus as maintenanceStatusCall } from '@peerbourse/contract/core/site/maintenance-status';
import { siteSettings as siteSettingsCall } from '@peerbourse/contract/core/site/site-settings';
import { route } from '#platform/http/serve.ts';
import { featureSwitches } from './feature-switches.ts';
import { maintenanceStatus } from './maintenance-status.ts';
import { siteSettings } from './site-settings.ts';

export const routes = [
  route(siteSettingsCall, siteSettings),
  route(featureSwitchesCall, featureSwitches),
  route(maintenanceStatusCall, maintenanceStatus),
];
