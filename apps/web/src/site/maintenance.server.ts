import type { CallOutput } from '@peerbourse/contract/call';
import { maintenanceStatus } from '@peerbourse/contract/core/site/maintenance-status';
import type { PageData } from '#base/api/page-needs.ts';
import { isStoppedAt } from './maintenance.ts';

type MaintenanceStatus = CallOutput<typeof maintenanceStatus>;

const defaultRetrySeconds = 300;

/** Of a page that is closed for maintenance: when robots and caches may ask for it again, as a header says it. The path has no language. */
export function retryAfterOf({ queries }: PageData, pathname: string): string | undefined {
  const found = queries?.queries.find(({ queryKey }) => queryKey[0] === maintenanceStatus.path);
  const status = found?.state.data as MaintenanceStatus | undefined;
  if (!status || !isStoppedAt(status, pathname)) return undefined;
  return status.endsAt === null ? String(defaultRetrySeconds) : new Date(status.endsAt).toUTCString();
}
