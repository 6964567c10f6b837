import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useText } from '#base/i18n/texts.tsx';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { missingSteps } from '#features/p2p/shared/setup-steps.ts';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { OpenProfileForm } from './open-profile-form.tsx';
import { SetupChecklist } from './setup-checklist.tsx';

/** The way to a first trade, in a panel or a dialog of any page. Whoever comes back goes on where they left. */
export function P2pOnboarding() {
  return (
    <QueryBoundary query={myTraderQuery} fallback={<Skeleton shape="block" className="h-120" />}>
      {(trader) => <Steps trader={trader} />}
    </QueryBoundary>
  );
}

function Steps({ trader }: { trader: MyTrader }) {
  const t = useText('p2p-users');
  const userInfo = useSession().account?.userInfo;
  const missing = missingSteps(userInfo ?? { hasRealValidate: false, isFund: false }, trader);
  return (
    <div className="grid gap-6">
      <SetupChecklist missing={missing} />
      {missing.includes('profile') && (
        <div className="grid gap-4 border-t border-line pt-6">
          <div>
            <h3 className="text-16 font-bold">{t('profile_title')}</h3>
            <p className="mt-1 text-14 text-ink-soft">{t('profile_lead')}</p>
          </div>
          <OpenProfileForm trader={trader} />
        </div>
      )}
    </div>
  );
}
