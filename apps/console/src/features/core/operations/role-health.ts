import type { Tone } from '#parts/tone.ts';
import type { Instance } from './overview.query.ts';

export type RoleState = 'up' | 'draining' | 'not running';

export interface RoleHealth {
  role: string;
  state: RoleState;
  running: Instance[];
  lost: Instance[];
}

/** An exchange without one of these is not whole; further roles are shown when they appear. */
export const expectedRoles = ['api', 'admin', 'stream', 'worker', 'matcher'] as const;

export function roleHealth(instances: readonly Instance[]): RoleHealth[] {
  const further = instances.map((instance) => instance.role).filter((role) => !expectedRoles.some((expected) => expected === role));
  return [...expectedRoles, ...new Set(further)].map((role) => {
    const own = instances.filter((instance) => instance.role === role);
    const running = own.filter((instance) => instance.state !== 'lost');
    return { role, state: stateOf(running), running, lost: own.filter((instance) => instance.state === 'lost') };
  });
}

function stateOf(running: readonly Instance[]): RoleState {
  if (running.some((instance) => instance.state === 'up')) return 'up';
  return running.length > 0 ? 'draining' : 'not running';
}

export const roleTones: Record<RoleState, Tone> = { up: 'good', draining: 'watch', 'not running': 'bad' };
export const roleText: Record<RoleState, string> = { up: 'Up', draining: 'Draining', 'not running': 'Not running' };

/** What a screen reader is told: one sentence for each role whose state is another than before. */
export function roleChanges(before: readonly RoleHealth[], after: readonly RoleHealth[]): string[] {
  const known = new Map(before.map(({ role, state }) => [role, state]));
  return after.filter(({ role, state }) => known.has(role) && known.get(role) !== state).map(({ role, state }) => `${role} is ${state}.`);
}
