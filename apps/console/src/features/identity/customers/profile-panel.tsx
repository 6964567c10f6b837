import { viewUser } from '@peerbourse/contract/identity/customers/view-user';
import { useEffect, useRef } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { CustomerLinks } from '#desk/customer-links.tsx';
import { stateTones, type ViewReason } from '#desk/customer-text.ts';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { HoldPanel } from './hold-panel.tsx';
import { ProfileActs } from './profile-acts.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ViewTable } from './view-table.tsx';

export interface ProfilePanelProps {
  userId: string;
  reason: ViewReason;
}

/** A profile is asked for once, and again only after something was done to it: each look is recorded. */
export function ProfilePanel({ userId, reason }: ProfilePanelProps) {
  const { roles } = useStaffAccount();
  const { progress, send } = useSubmission(viewUser);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void send({ userId, reason });
  });

  if (progress.state !== 'done') {
    return (
      <Panel id="profile" title={`Customer ${userId}`}>
        <div className="p-4">{progress.state === 'sending' ? <Skeleton className="h-60" /> : <OutcomeNotice progress={progress} />}</div>
      </Panel>
    );
  }
  const profile = progress.output;
  const lookAgain = () => void send({ userId, reason });
  const mayAct = roles.includes('risk');
  return (
    <>
      <Panel
        id="profile"
        title={`Customer ${userId}`}
        note={profile.userName}
        state={<StateTag tone={stateTones[profile.state]} label={profile.state} />}
      >
        <ProfileFacts profile={profile} reason={reason} mayReveal={mayAct || roles.includes('decider')} />
        <CustomerLinks userId={userId} roles={roles} />
        {mayAct && <ProfileActs profile={profile} onDone={lookAgain} />}
      </Panel>
      <HoldPanel profile={profile} mayAct={mayAct} onDone={lookAgain} />
      <ViewTable views={profile.views} />
    </>
  );
}
