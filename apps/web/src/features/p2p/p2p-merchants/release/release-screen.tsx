import type { ReleaseProgress } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { isTrader } from '#features/p2p/shared/setup-steps.ts';
import { Tick } from '#features/p2p/shared/tick.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { releaseProgressQuery } from '#queries/p2p-merchants/release-progress.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { DepositMoves } from '../deposit-moves.tsx';
import { conditionKeys } from '../merchant-text.ts';
import { ReleaseTimeline } from './release-timeline.tsx';

const ReleaseDialog = lazy(async () => ({ default: (await import('./release-dialog.tsx')).ReleaseDialog }));

/** Giving the status up, and what becomes of the deposit. */
export function ReleaseScreen() {
  return (
    <QueryBoundary query={myTraderQuery} fallback={awaited}>
      {(trader) =>
        isTrader(trader) ? (
          <QueryBoundary query={releaseProgressQuery} fallback={awaited}>
            {(progress) => <ByState progress={progress} />}
          </QueryBoundary>
        ) : (
          <NoMerchant />
        )
      }
    </QueryBoundary>
  );
}

const awaited = <Skeleton shape="block" className="h-100" />;

function ByState({ progress }: { progress: ReleaseProgress }) {
  switch (progress.state) {
    case 'approved':
    case 'deposit-short':
    case 'suspended':
      return (
        <>
          <Conditions progress={progress} />
          <ReleaseTimeline progress={progress} />
          <DepositMoves moves={progress.moves} />
          <GiveUp progress={progress} />
        </>
      );
    case 'releasing':
    case 'released':
    case 'removed':
      return (
        <>
          <ReleaseTimeline progress={progress} />
          <DepositMoves moves={progress.moves} />
        </>
      );
    default:
      return <NoMerchant />;
  }
}

function Conditions({ progress: { conditions } }: { progress: ReleaseProgress }) {
  const t = useText('p2p-merchants');
  return (
    <Panel title={t('conditions')}>
      <ul className="grid gap-3">
        {conditions.map(({ code, isMet }) => {
          const { name, missing, fix } = conditionKeys[code];
          return (
            <Tick
              key={code}
              isMet={isMet}
              name={t(name)}
              stateLabel={t(isMet ? 'met' : 'unmet')}
              missing={t(missing)}
              fix={fix && { to: fix.to, label: t(fix.label) }}
            />
          );
        })}
      </ul>
    </Panel>
  );
}

function GiveUp({ progress }: { progress: ReleaseProgress }) {
  const t = useText('p2p-merchants');
  return (
    <div className="grid justify-items-start gap-3">
      <DialogButton
        variant="danger"
        size="large"
        reason={progress.isOpen ? undefined : t('give_up_first')}
        dialog={(close) => <ReleaseDialog progress={progress} onClose={close} />}
      >
        {t('give_up')}
      </DialogButton>
    </div>
  );
}

function NoMerchant() {
  const t = useText('p2p-merchants');
  return (
    <NothingYet
      title={t('no_merchant')}
      text={t('no_merchant_text')}
      action={
        <LinkButton to="/p2p-trade/apply" size="medium" variant="secondary">
          {t('title')}
        </LinkButton>
      }
    />
  );
}
