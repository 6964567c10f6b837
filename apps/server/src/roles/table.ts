import type { RoleName } from '#platform/config.ts';
import type { Role } from '#platform/role-runtime.ts';

/** Each role is loaded only where it runs. The matcher arrives with the spot market. */
export const roleTable: Partial<Record<RoleName, () => Promise<{ role: Role }>>> = {
  api: () => import('./api.ts'),
  admin: () => import('./admin.ts'),
  stream: () => import('./stream.ts'),
  worker: () => import('./worker.ts'),
};
