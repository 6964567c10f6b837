import { Button } from '#parts/button.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { goTo } from '#shell/use-screen.ts';
import { ApplicationDesk } from './application-desk.tsx';
import { HitDesk } from './hits/hit-desk.tsx';
import { type VerificationAddress, verificationFragment } from './verification-address.ts';

const lanes = [
  ['applications', 'Applications'],
  ['hits', 'Sanctions list'],
] as const;

/** Applications that wait, and people who are like an entry of the sanctions list. An approver has to do with the second alone. */
export function VerificationDesk({ lane, number }: VerificationAddress) {
  const { roles } = useStaffAccount();
  const isForHits = roles.every((role) => role === 'approver' || role === 'editor');
  if (isForHits) return <HitDesk hitNo={lane === 'hits' ? number : ''} firstState="proposed" />;
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Queue</legend>
        {lanes.map(([name, label]) => (
          <Button
            key={name}
            aria-pressed={lane === name}
            className="aria-pressed:border-brand aria-pressed:bg-brand-tint"
            onClick={() => goTo(verificationFragment(name))}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {lane === 'applications' ? <ApplicationDesk caseNo={number} /> : <HitDesk hitNo={number} firstState="open" />}
    </div>
  );
}
