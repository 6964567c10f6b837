import type { CallOutput } from '@peerbourse/contract/call';
import type { maintenanceStatus } from '@peerbourse/contract/core/site/maintenance-status';
import { useLocation } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { maintenanceStatusQuery } from '../queries/site/maintenance-status.query.ts';

type MaintenanceStatus = CallOutput<typeof maintenanceStatus>;

const openAllTheTime: ReadonlySet<string> = new Set(['/status', '/terms', '/privacy']);

/** Whether the page that is shown is closed for maintenance now; without an answer it is not. */
export function useIsStopped(): boolean {
  const { pathname } = useLocation();
  return isStoppedAt(useRead(maintenanceStatusQuery), pathname);
}

/** What people need most while nothing works stays open. The path has no language. */
export function isStoppedAt(status: Pick<MaintenanceStatus, 'isStopped'> | undefined, pathname: string): boolean {
  return status?.isStopped === true && !openAllTheTime.has(pathname.replace(/\/+$/, ''));
}
