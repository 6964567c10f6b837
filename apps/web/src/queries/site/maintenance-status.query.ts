import { maintenanceStatus } from '@peerbourse/contract/core/site/maintenance-status';
import { sharedQueryOf } from '#base/api/query.ts';

/** Asked again while a page is in view: a page that stays open must learn that the service stops, and that it goes on. */
export const maintenanceStatusQuery = sharedQueryOf(
  maintenanceStatus,
  {},
  { staleMs: 30_000, refreshMs: 30_000, meta: { showToast: false } },
);
