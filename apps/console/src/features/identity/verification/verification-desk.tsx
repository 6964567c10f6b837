import { useState } from 'react';
import { Button } from '#parts/button.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { ApplicationDesk } from './application-desk.tsx';
import { HitDesk } from './hits/hit-desk.tsx';

const lanes = { applications: 'Applications', hits: 'Sanctions list' } as const;
type Lane = keyof typeof lanes;

/** Applications that wait, and people who are like an entry of the sanctions list. An approver has to do with the second alone. */
export function VerificationDesk({ caseNo }: { caseNo: string }) {
  const { roles } = useStaffAccount();
  const isForHits = roles.every((role) => role === 'approver' || role === 'editor');
  const [lane, setLane] = useState<Lane>('applications');
  if (isForHits) return <HitDesk />;
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Queue</legend>
        {Object.entries(lanes).map(([name, label]) => (
          <Button
            key={name}
            aria-pressed={lane === name}
            className="aria-pressed:border-brand aria-pressed:bg-brand-tint"
            onClick={() => setLane(name as Lane)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {lane === 'applications' ? <ApplicationDesk caseNo={caseNo} /> : <HitDesk />}
    </div>
  );
}
