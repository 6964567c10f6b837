import { featureSwitchesQuery } from './feature-switches.query.ts';
import { siteSettingsQuery } from './site-settings.query.ts';

/** What header and footer need on every page. */
export const shellQueries = [siteSettingsQuery, featureSwitchesQuery];
