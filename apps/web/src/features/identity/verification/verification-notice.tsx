import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type VerificationState, verificationStateQuery } from '#queries/verification/verification-state.query.ts';

/** How far somebody is with the check of their identity, and what to do next; nothing once it is done. */
export function VerificationNotice() {
  return (
    <QueryBoundary query={verificationStateQuery} fallback={<Skeleton shape="block" className="my-3 h-14" />}>
      {({ state }) => (state === 'approved' ? null : <Notice state={state} />)}
    </QueryBoundary>
  );
}

const texts = {
  none: { title: 'notice_title', lead: 'lead', act: 'verify_now' },
  submitted: { title: 'waiting_title', lead: 'waiting_lead', act: undefined },
  rejected: { title: 'rejected_title', lead: undefined, act: 'try_again' },
  expired: { title: 'expired_title', lead: 'expired_lead', act: 'renew' },
} as const;

function Notice({ state }: { state: Exclude<VerificationState['state'], 'approved'> }) {
  const t = useText('verification');
  const { title, lead, act } = texts[state];
  return (
    <div data-verification={state} className="flex min-h-18 items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className={`text-14 ${act ? 'font-semibold' : 'text-ink-soft'}`}>{t(title)}</p>
        {lead && <p className="mt-0.5 text-12 text-ink-soft">{t(lead)}</p>}
      </div>
      {act && (
        <LinkButton size="small" to="/account/verified" className="shrink-0">
          {t(act)}
        </LinkButton>
      )}
    </div>
  );
}
