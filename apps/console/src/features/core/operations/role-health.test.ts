import { describe, expect, it } from 'vitest';
import type { Instance } from './overview.query.ts';
import { roleChanges, roleHealth } from './role-health.ts';

function instance(role: string, state: Instance['state']): Instance {
  const at = '2026-11-15T08:30:00Z';
  return { role, instance: `${role}-${state}`, version: '0.1.0', startedAt: at, seenAt: at, state, details: {} };
}

function statesOf(instances: Instance[]) {
  return roleHealth(instances).map(({ role, state }) => `${role}: ${state}`);
}

describe('roleHealth', () => {
  it('lists the expected roles even when nothing runs', () => {
    expect(statesOf([])).toEqual([
      'api: not running',
      'admin: not running',
      'stream: not running',
      'worker: not running',
      'matcher: not running',
    ]);
  });

  it('takes one instance that is up as enough', () => {
    const [api] = roleHealth([instance('api', 'lost'), instance('api', 'draining'), instance('api', 'up')]);
    expect(api).toMatchObject({ state: 'up', running: [{ state: 'draining' }, { state: 'up' }], lost: [{ state: 'lost' }] });
  });

  it('does not count a lost instance as running', () => {
    expect(statesOf([instance('worker', 'lost')])).toContain('worker: not running');
    expect(statesOf([instance('worker', 'lost'), instance('worker', 'draining')])).toContain('worker: draining');
  });

  it('shows a further role once, after the expected ones', () => {
    expect(statesOf([instance('verifier', 'up'), instance('verifier', 'up')]).slice(5)).toEqual(['verifier: up']);
  });
});

describe('roleChanges', () => {
  it('speaks of changes only', () => {
    const before = roleHealth([instance('api', 'up'), instance('worker', 'up')]);
    const after = roleHealth([instance('api', 'up'), instance('worker', 'lost'), instance('verifier', 'up')]);
    expect(roleChanges(before, before)).toEqual([]);
    expect(roleChanges(before, after)).toEqual(['worker is not running.']);
  });
});
