import { featureSwitchesQuery } from './feature-switches.query.ts';
import { maintenanceStatusQuery } from './maintenance-status.query.ts';
import { menuListQuery } from './menu-list.query.ts';
import { noticeBarQuery } from './notice-bar.query.ts';
import { siteSettingsQuery } from './site-settings.query.ts';

/** What header and footer need on every page. */
export const shellQueries = [siteSettingsQuery, featureSwitchesQuery, menuListQuery, noticeBarQuery, maintenanceStatusQuery];
