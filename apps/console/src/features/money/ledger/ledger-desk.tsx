import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { useStaffAccount } from '#session/staff-session.ts';
import { goTo } from '#shell/use-screen.ts';
import { correctionListQuery } from './corrections/correction-list.query.ts';
import { CorrectionsPage } from './corrections/corrections-page.tsx';
import { AccountsPanel } from './explorer/accounts-panel.tsx';
import { FindInLedger, findId } from './explorer/find-in-ledger.tsx';
import { JournalPanel } from './explorer/journal-panel.tsx';
import { PostingsPanel } from './explorer/postings-panel.tsx';
import { fragmentOf, type LedgerAddress, useLedgerAddress } from './ledger-address.ts';
import { ledgerKeys } from './ledger-keys.ts';
import { LedgerLinks } from './ledger-links.tsx';
import { ProposeDialog } from './proposal/propose-dialog.tsx';
import { ReconciliationPage } from './reconciliation/reconciliation-page.tsx';
import { useLedgerVerdict } from './reconciliation/use-ledger-verdict.ts';
import { VerdictLine } from './reconciliation/verdict-line.tsx';

/** The pages of the ledger. A red ledger is seen on all of them. */
export function LedgerDesk() {
  const address = useLedgerAddress();
  const verdict = useLedgerVerdict();
  const mayPropose = useStaffAccount().roles.includes('risk');
  const { data: corrections } = useQuery(correctionListQuery);
  const [asked, setAsked] = useState<{ userId: string }>();
  const [proposed, setProposed] = useState<Correction>();

  function propose() {
    setProposed(undefined);
    setAsked({ userId: address.page === 'accounts' ? (address.userId ?? '') : '' });
  }

  useDeskKeys(ledgerKeys, true, (act) => {
    if (act === 'find') document.getElementById(findId)?.focus();
    else if (act === 'accounts') go({ page: 'accounts', userId: undefined });
    else if (act !== 'propose') go({ page: act });
    else if (mayPropose) propose();
  });

  return (
    <>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <LedgerLinks current={address.page} waiting={corrections?.filter(({ state }) => state === 'open').length ?? 0} />
        <FindInLedger />
      </div>
      {verdict.state === 'red' && address.page !== 'reconciliation' && (
        <VerdictLine verdict={verdict}>
          <a href={fragmentOf({ page: 'reconciliation' })} className="font-semibold underline underline-offset-3 hover:no-underline">
            See what is wrong
          </a>
        </VerdictLine>
      )}
      <LedgerPage
        address={address}
        proposed={proposed}
        onPropose={mayPropose ? propose : undefined}
        onDecide={() => setProposed(undefined)}
      />
      <ProposeDialog
        asked={asked}
        onClose={() => setAsked(undefined)}
        onProposed={(correction) => {
          setAsked(undefined);
          setProposed(correction);
          go({ page: 'corrections' });
        }}
      />
    </>
  );
}

interface LedgerPageProps {
  address: LedgerAddress;
  proposed: Correction | undefined;
  onPropose: (() => void) | undefined;
  onDecide: () => void;
}

function LedgerPage({ address, proposed, onPropose, onDecide }: LedgerPageProps) {
  switch (address.page) {
    case 'corrections':
      return <CorrectionsPage proposed={proposed} onPropose={onPropose} onDecide={onDecide} />;
    case 'accounts':
      return (
        <AccountsPanel key={address.userId} userId={address.userId} onPropose={address.userId === undefined ? undefined : onPropose} />
      );
    case 'account':
      return <PostingsPanel key={address.accountId} accountId={address.accountId} />;
    case 'journal':
      return <JournalPanel key={address.journal} name={address.journal} />;
    case 'reconciliation':
      return <ReconciliationPage />;
  }
}

function go(address: LedgerAddress): void {
  goTo(fragmentOf(address));
}
