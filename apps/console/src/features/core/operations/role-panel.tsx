import { Panel } from '#parts/panel.tsx';
import type { Instance } from './overview.query.ts';
import { RoleCard } from './role-card.tsx';
import { roleHealth } from './role-health.ts';

export function RolePanel({ instances, nowMs }: { instances: readonly Instance[]; nowMs: number }) {
  const roles = roleHealth(instances);
  const up = roles.filter((role) => role.state === 'up').length;
  return (
    <Panel id="roles" title="Roles" note={`${up} of ${roles.length} up`}>
      <ul className="flex flex-wrap gap-px overflow-hidden rounded-b-large border-t border-line bg-line">
        {roles.map((health) => (
          <RoleCard key={health.role} health={health} nowMs={nowMs} />
        ))}
      </ul>
    </Panel>
  );
}
