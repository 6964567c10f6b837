import { menuListQuery } from '../queries/content/menu-list.query.ts';
import { noticeBarQuery } from '../queries/content/notice-bar.query.ts';
import { featureSwitchesQuery } from '../queries/site/feature-switches.query.ts';
import { maintenanceStatusQuery } from '../queries/site/maintenance-status.query.ts';
import { siteSettingsQuery } from '../queries/site/site-settings.query.ts';

/** What header and footer need on every page. */
export const shellQueries = [siteSettingsQuery, featureSwitchesQuery, menuListQuery, noticeBarQuery, maintenanceStatusQuery];
