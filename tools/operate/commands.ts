/** What operators start by hand, in the image of the server as in a checkout. Each file reads its own arguments. */
export const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  audit: () => import('../audit/main.ts'),
  backup: () => import('../backup/main.ts'),
  drill: () => import('../drill/main.ts'),
  keys: () => import('../keys/main.ts'),
  reconcile: () => import('../reconcile/main.ts'),
  staff: () => import('../staff/main.ts'),
};
