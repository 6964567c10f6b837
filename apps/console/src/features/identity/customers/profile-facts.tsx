import { revealUser } from '@peerbourse/contract/identity/customers/reveal-user';
import type { ReactNode } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import type { Profile, ViewReason } from '#desk/customers/customer-text.ts';
import { Button } from '#parts/button.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';

export interface ProfileFactsProps {
  profile: Profile;
  reason: ViewReason;
  mayReveal: boolean;
}

/** Contacts and name are masked until somebody asks for them, which is recorded. */
export function ProfileFacts({ profile, reason, mayReveal }: ProfileFactsProps) {
  const { progress, send, reset } = useSubmission(revealUser);
  const shown = progress.state === 'done' ? progress.output : profile;
  const facts: ReadonlyArray<readonly [name: string, value: ReactNode]> = [
    ['Email', shown.email ?? 'none'],
    ['Phone', shown.phone ?? 'none'],
    ['Real name', shown.realName ?? 'not verified'],
    ['Identity level', profile.identityLevel],
    ['Country', profile.country || 'unknown'],
    ['Language', profile.language],
    ['Since (UTC)', <MomentText key="since" at={profile.createdAt} />],
    ['Open sessions', profile.openSessions],
    ...traderFacts(profile),
    ['Main account', profile.mainUserId ?? 'this one'],
    ['Child accounts', profile.childUserIds.join(', ') || 'none'],
  ];
  return (
    <div className="border-t border-line px-4 py-4 tablet:px-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 tablet:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-ink-faint">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {mayReveal && (
        <div className="mt-4 grid gap-3">
          <OutcomeNotice progress={progress} />
          <div>
            {progress.state === 'done' ? (
              <Button onClick={reset}>Mask again</Button>
            ) : (
              <Button isBusy={progress.state === 'sending'} onClick={() => void send({ userId: profile.userId, reason })}>
                Reveal contacts and name
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** What the P2P market says about them, if they trade there. */
function traderFacts({ facts }: Profile): Array<readonly [name: string, value: ReactNode]> {
  const trader = facts.find(({ list }) => list === 'trader')?.values;
  if (!trader) return [];
  const { nick, orders = '0', completed = '0', cancelled = '0', good = '0', bad = '0' } = trader;
  return [
    ['Name in P2P', nick ?? 'none'],
    ['P2P orders completed', orders],
    ['Within 30 days', `${completed} completed, ${cancelled} cancelled`],
    ['Ratings', `${good} good, ${bad} bad`],
  ];
}
