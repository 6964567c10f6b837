import type { ReactNode } from 'react';
import type { ViewedCase } from '#desk/cases/case.query.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import type { ViewedOrder } from '../order-desk.query.ts';
import { eventText } from '../order-text.ts';
import {
  type Finding,
  historyFinding,
  historyLine,
  journalText,
  ledgerFinding,
  nameFinding,
  overlapFinding,
  payerFinding,
  proofFinding,
  statusBefore,
  timerText,
} from './fact-text.ts';

export interface FactPanelProps {
  order: ViewedOrder;
  found: ViewedCase | null | undefined;
}

/** What is known besides what both people say. Each fact tells what it means and what it does not prove. */
export function FactPanel({ order, found }: FactPanelProps) {
  const { facts } = order;
  const { overlap, history } = facts;
  return (
    <Panel id="facts" title="Facts" note="what the records say; nothing here decides by itself">
      <div className="grid items-start gap-x-6 gap-y-4 border-t border-line px-4 py-4 tablet:grid-cols-2 tablet:px-5">
        {facts.beforeAppeal && (
          <Fact title="Before it came to staff">
            <p>{statusBefore[facts.beforeAppeal.status]}</p>
            <p className="text-ink-soft">
              {eventText(facts.beforeAppeal.by)}, <MomentText at={facts.beforeAppeal.at} />
            </p>
          </Fact>
        )}
        <Timers timers={facts.timers} />
        <EscrowLedger order={order} />
        <Fact title="Name of the account that was paid to" finding={nameFinding(facts.payeeName)}>
          <p>Against the verified name of the seller.</p>
        </Fact>
        <Fact title="Names of the buyer’s own accounts of this kind" finding={payerFinding(facts.payerNames)}>
          <p>{facts.payerNames.length} saved, against the verified name of the buyer.</p>
        </Fact>
        <Fact title="Devices and addresses of both, 90 days" finding={overlapFinding(overlap)}>
          <p>
            Devices {overlap.devices}, addresses {overlap.addresses}, networks {overlap.networks}
            {overlap.lastAt !== null && (
              <>
                ; last <MomentText at={overlap.lastAt} />
              </>
            )}
          </p>
        </Fact>
        {found && <Proofs evidence={found.evidence} />}
        <Fact title="Buyer, 90 days" finding={historyFinding(history.buyer)}>
          <p>{historyLine(history.buyer)}</p>
        </Fact>
        <Fact title="Seller, 90 days" finding={historyFinding(history.seller)}>
          <p>{historyLine(history.seller)}</p>
        </Fact>
      </div>
    </Panel>
  );
}

interface FactProps {
  title: string;
  finding?: Finding;
  children: ReactNode;
}

function Fact({ title, finding, children }: FactProps) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-1 text-13">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{title}</h3>
        {finding && <StateTag tone={finding.tone} label={finding.label} />}
      </div>
      {children}
      {finding && <p className="text-12 text-ink-soft">{finding.meaning}</p>}
    </section>
  );
}

function Timers({ timers }: Pick<ViewedOrder['facts'], 'timers'>) {
  return (
    <Fact title="Times (UTC)">
      <ul className="grid gap-1">
        {timers.map(({ timer, at }) => (
          <li key={timer} className="grid gap-x-3">
            <span className="flex flex-wrap justify-between gap-x-3">
              {timerText[timer].name} <MomentText at={at} />
            </span>
            <span className="text-12 text-ink-soft">{timerText[timer].sequel}</span>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

const ledgerReaders: ReadonlySet<string> = new Set(['risk', 'approver', 'auditor']);

function EscrowLedger({ order: { facts, escrow, coinCode } }: Pick<FactPanelProps, 'order'>) {
  const { roles } = useStaffAccount();
  const mayRead = roles.some((role) => ledgerReaders.has(role));
  return (
    <Fact title="Escrow in the ledger" finding={ledgerFinding(facts, escrow)}>
      <ul className="grid gap-1">
        {facts.journals.map(({ journalId, kind, at, amount }) => (
          <li key={journalId} className="flex flex-wrap justify-between gap-x-3">
            <span>
              {mayRead ? (
                <a href={`#/ledger/journal/${journalId}`} className="text-brand underline underline-offset-3 hover:no-underline">
                  {journalText(kind)}
                </a>
              ) : (
                journalText(kind)
              )}{' '}
              <MomentText at={at} />
            </span>
            <span className="figure">{amount}</span>
          </li>
        ))}
        <li className="flex justify-between gap-x-3 border-t border-line pt-1 font-semibold">
          <span>In escrow, {coinCode}</span> <span className="figure">{facts.inEscrow}</span>
        </li>
      </ul>
    </Fact>
  );
}

function Proofs({ evidence }: Pick<ViewedCase, 'evidence'>) {
  const seenBefore = evidence.filter(({ isUsedBefore }) => isUsedBefore);
  const sides = [...new Set(seenBefore.map(({ side }) => side))].join(' and ');
  return (
    <Fact title="Pictures seen in other orders" finding={proofFinding(seenBefore.length, evidence.length)}>
      <p>{seenBefore.length === 0 ? `${evidence.length} sent as evidence.` : `Sent by the ${sides}.`}</p>
    </Fact>
  );
}
