import { viewUser } from '@peerbourse/contract/identity/customers/view-user';
import { useEffect, useRef, useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { CustomerLinks } from '#desk/customers/customer-links.tsx';
import { type Profile, reasonText, stateTones, type ViewReason, viewsLeftText } from '#desk/customers/customer-text.ts';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { CustomerLists } from './customer-lists.tsx';
import { ProfileActs } from './profile-acts.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ViewTable } from './view-table.tsx';

export interface CustomerPageProps {
  userId: string;
  reason: ViewReason;
}

/** A customer is asked for once, and again only after something was done to them: each look is recorded. */
export function CustomerPage({ userId, reason }: CustomerPageProps) {
  const { roles } = useStaffAccount();
  const { progress, send } = useSubmission(viewUser);
  const [profile, setProfile] = useState<Profile>();
  const isAsked = useRef(false);

  async function look() {
    const next = await send({ userId, reason });
    if (next.state === 'done') setProfile(next.output);
  }

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void look();
  });

  if (!profile) {
    return (
      <Panel id="profile" title={`Customer ${userId}`}>
        <div className="p-4">{progress.state === 'sending' ? <Skeleton className="h-60" /> : <OutcomeNotice progress={progress} />}</div>
      </Panel>
    );
  }
  const mayAct = roles.includes('risk');
  return (
    <>
      <p className="flex flex-wrap gap-x-3 gap-y-1 rounded-medium bg-brand-tint px-4 py-2 text-13 tablet:px-5">
        <span>
          <b className="font-semibold">Reason for this look</b> {reasonText[reason]}
        </span>
        <span className="text-ink-soft">recorded · {viewsLeftText(profile.viewsLeft)}</span>
        <a href="#/customers" className="ms-auto text-brand underline underline-offset-3 hover:no-underline">
          Find another customer
        </a>
      </p>
      <OutcomeNotice progress={progress} />
      <Panel id="profile" title={`Customer ${userId}`} note={profile.userName} state={<Marks profile={profile} />}>
        <ProfileFacts profile={profile} reason={reason} mayReveal={mayAct || roles.includes('decider')} />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 tablet:px-5">
          <CustomerLinks userId={userId} roles={roles} />
          {mayAct && <ProfileActs profile={profile} onDone={() => void look()} />}
        </div>
      </Panel>
      <CustomerLists profile={profile} roles={roles} onDone={() => void look()} />
      <ViewTable views={profile.views} />
    </>
  );
}

/** What one must know before anything else. */
function Marks({ profile: { state, identityLevel, facts } }: { profile: Profile }) {
  const held = facts.filter(({ list, isOpen }) => list === 'restraints' && isOpen).length;
  const appeals = facts.filter(({ kind, isOpen }) => kind === 'appeal' && isOpen).length;
  return (
    <div className="flex flex-wrap gap-1.5">
      <StateTag tone={stateTones[state]} label={state} />
      <StateTag tone="quiet" label={`Level ${identityLevel}`} />
      {appeals > 0 && <StateTag tone="bad" label={appeals === 1 ? '1 open appeal' : `${appeals} open appeals`} />}
      {held > 0 && <StateTag tone="watch" label={held === 1 ? '1 hold or limit' : `${held} holds and limits`} />}
    </div>
  );
}
