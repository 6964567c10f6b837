import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import type { ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { isTrader, missingSteps } from '#features/p2p/shared/setup-steps.ts';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { P2pOnboarding } from '../onboarding/p2p-onboarding.tsx';
import { P2pArticles } from '../tutorial/p2p-articles.tsx';
import { RiskQuizOffer } from '../tutorial/risk-quiz-offer.tsx';
import { TradeTips } from '../tutorial/trade-tips.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { HoldPanel } from './hold-panel.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { MethodsPanel } from './methods-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { PreferencesPanel } from './preferences-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { RestrictionNotes } from './restriction-notes.tsx';
import { RightsPanel } from './rights-panel.tsx';
import { SellablePanel } from './sellable-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';

interface CenterScreenProps {
  blockList: ReactNode;
  /** The figures, to take along. */
  record: ReactNode;
}

/** Everything about oneself as a trader. Whoever is none yet finds the way to become one. */
export function CenterScreen({ blockList, record }: CenterScreenProps) {
  return (
    <QueryBoundary query={myTraderQuery} fallback={<Skeleton shape="block" className="h-150" />}>
      {(trader) => (
        <>
          <RestrictionNotes restrictions={trader.restrictions} />
          {isTrader(trader) ? <Center trader={trader} blockList={blockList} record={record} /> : <Beginning />}
        </>
      )}
    </QueryBoundary>
  );
}

function Beginning() {
  return (
    <>
      <SetupPanel />
      <Tutorial fiat="" />
    </>
  );
}

function Center({ trader, blockList, record }: CenterScreenProps & { trader: MyTrader }) {
  const userInfo = useSession().account?.userInfo;
  const isSetUp = !userInfo || missingSteps(userInfo, trader).length === 0;
  const hasNewTerms = trader.acceptedTermsVersion !== trader.currentTermsVersion;
  return (
    <>
      <ProfilePanel trader={trader} />
      {hasNewTerms && <TermsPanel trader={trader} />}
      {!isSetUp && <SetupPanel />}
      <RiskQuizOffer />
      {trader.figures && <FiguresPanel figures={trader.figures} />}
      {record}
      <Pair>
        <RightsPanel trader={trader} />
        <div className="grid gap-4 tablet:gap-5">
          <MethodsPanel methods={trader.respPaymethodList} />
          {!hasNewTerms && <TermsPanel trader={trader} />}
        </div>
      </Pair>
      <SellablePanel />
      <HoldPanel />
      <Pair>
        <PreferencesPanel trader={trader} />
        <HoursPanel trader={trader} />
      </Pair>
      <PeoplePanel blockList={blockList} />
      <Tutorial fiat={trader.fiatPreference} />
    </>
  );
}

/** Two matters side by side, where there is room. */
function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 tablet:gap-5 desktop:grid-cols-2">{children}</div>;
}

function SetupPanel() {
  const t = useText('p2p-users');
  return (
    <Panel title={t('setup')} lead={t('setup_lead')} anchor="setup">
      <P2pOnboarding />
    </Panel>
  );
}

/** Some texts concern one currency alone. */
function Tutorial({ fiat }: { fiat: string }) {
  const t = useText('p2p-users');
  return (
    <Panel title={t('tutorial')} lead={t('tutorial_lead')} anchor="tutorial">
      <div className="grid gap-6">
        <P2pArticles {...(fiat === '' ? {} : { fiatCode: fiat })} />
        <TradeTips />
      </div>
    </Panel>
  );
}
