import { MemberLayout, MemberShape } from '#features/core/home/member-layout.tsx';
import { NeedsPanel, NothingWaits } from '#features/core/home/needs-panel.tsx';
import { VerificationNotice } from '#features/identity/verification/verification-notice.tsx';
import { BalanceSummary } from '#features/money/assets/summary/balance-summary.tsx';
import { AllOrdersLink, WaitingOrders } from '#features/p2p/p2p-orders/waiting/waiting-orders.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { isCopper } from '#site/session/is-copper.ts';
import type { MyAccount } from '#site/session/session-state.ts';
import { useSiteSettings } from '#site/site-settings.ts';

/** What a member sees first: what waits for them, and what they own. Each part asks for itself and fails alone. */
export function HomeMember() {
  return (
    <QueryBoundary query={myAccountQuery} fallback={<MemberShape />}>
      {({ userInfo }) =>
        userInfo && <MemberLayout needs={<Needs person={userInfo} />} balance={<BalanceSummary userId={userInfo.userId} />} />
      }
    </QueryBoundary>
  );
}

/** An identity belongs to the person, so that a sub-account is not asked for one. */
function Needs({ person }: { person: NonNullable<MyAccount['userInfo']> }) {
  const { p2pState } = useSiteSettings();
  const hasNotice = !person.hasRealValidate && !person.childFlag;
  const none = hasNotice ? null : <NothingWaits />;
  const isTrading = p2pState && !isCopper(person);
  return (
    <NeedsPanel aside={isTrading && <AllOrdersLink />}>
      {hasNotice && <VerificationNotice />}
      {isTrading ? <WaitingOrders userId={person.userId} none={none} /> : none}
    </NeedsPanel>
  );
}
