import type { MyAccount } from './session-state.ts';

const copper = 6;

/** Copper users have no P2P. */
export function isCopper({ userIdentityFlag }: Pick<NonNullable<MyAccount['userInfo']>, 'userIdentityFlag'>): boolean {
  return userIdentityFlag === copper;
}
