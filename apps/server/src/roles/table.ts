import type { RoleName } from '#platform/config.ts';
import type { Role } from '#platform/role-runtime.ts';

/** Each role is loaded only where it runs. */
export const roleTable: Record<RoleName, () => Promise<{ role: Role }>> = {
  api: () => import('./api.ts'),
  admin: () => import('./admin.ts'),
  stream: () => import('./stream.ts'),
  worker: () => import('./worker.ts'),
  matcher: () => import('./matcher.ts'),
};
