import { StateTag } from '#parts/state-tag.tsx';
import { InstanceFacts } from './instance-facts.tsx';
import { LostInstance } from './lost-instance.tsx';
import { type RoleHealth, roleText, roleTones } from './role-health.ts';

const duties: Record<string, string> = {
  api: 'answers traders',
  admin: 'answers this console',
  stream: 'pushes live updates',
  worker: 'runs jobs, sends facts',
  matcher: 'matches spot orders',
};

export function RoleCard({ health, nowMs }: { health: RoleHealth; nowMs: number }) {
  const { role, state, running, lost } = health;
  return (
    <li className="min-w-0 grow basis-[14rem] bg-canvas px-4 py-4 tablet:px-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="text-14 font-semibold">{role}</h3>
          <p className="text-12 text-ink-faint">{duties[role] ?? 'further role'}</p>
        </div>
        <StateTag tone={roleTones[state]} label={roleText[state]} />
      </div>
      {running.length === 0 && lost.length === 0 && (
        <p className="mt-3 text-13 text-ink-soft">No instance has been seen in the last hour.</p>
      )}
      <div className="divide-y divide-line">
        {running.map((instance) => (
          <InstanceFacts key={instance.instance} instance={instance} isAmongOthers={running.length > 1} nowMs={nowMs} />
        ))}
      </div>
      {lost.map((instance) => (
        <LostInstance key={instance.instance} instance={instance} nowMs={nowMs} />
      ))}
    </li>
  );
}
