import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { viewsLeftText } from '#desk/customers/customer-text.ts';
import { FactGrid } from '#desk/fact-grid.tsx';
import { p2pFragment } from '#desk/p2p-address.ts';
import { PictureView, switchFullScreen } from '#desk/picture-view.tsx';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { Button } from '#parts/button.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { ApplicationDialog, type Verdict } from './application-dialog.tsx';
import { applicationQuery, type ViewedApplication } from './merchant-desk.query.ts';
import { decisionKeys, proofKeys } from './merchant-keys.ts';
import { contactText, kindText, proofText, rejectionText, requirementText } from './merchant-text.ts';

export interface OpenedApplicationProps {
  applicationNo: string;
  onDecided: (message: string) => void;
}

export function OpenedApplication({ applicationNo, onDecided }: OpenedApplicationProps) {
  const client = useQueryClient();
  const { data: application, error, isFetching, refetch } = useQuery(applicationQuery(applicationNo));
  const needed = reasonNeeded(error);
  if (application && !needed)
    return <ShownApplication application={application} onDecided={onDecided} onReadAgain={() => void refetch()} />;
  return (
    <Panel id="application" title={`Application ${applicationNo}`}>
      {needed ? (
        <ViewReasonForm
          viewsLeft={needed.viewsLeft}
          isBusy={isFetching}
          onReason={(reason) => void client.prefetchQuery(applicationQuery(applicationNo, reason))}
        />
      ) : application === null ? (
        <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">There is no application with this number.</p>
      ) : (
        <Unread error={error} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

interface ShownProps {
  application: ViewedApplication;
  onDecided: (message: string) => void;
  onReadAgain: () => void;
}

function ShownApplication({ application, onDecided, onReadAgain }: ShownProps) {
  const { roles } = useStaffAccount();
  const [verdict, setVerdict] = useState<Verdict>();
  const mayDecide = application.state === 'waiting' && (roles.includes('decider') || roles.includes('risk'));
  useDeskKeys(decisionKeys, mayDecide, setVerdict);
  return (
    <Panel
      id="application"
      title={application.nickName}
      note={viewsLeftText(application.viewsLeft)}
      state={<StateTag {...tagOf(application)} />}
    >
      <div className="grid gap-4 border-t border-line px-4 py-4 tablet:px-5">
        <FactGrid facts={factsOf(application)} />
        <Ticks application={application} />
        <Decision application={application} />
        <DepositMoves application={application} />
        <Proofs application={application} />
        <div className="flex flex-wrap items-center gap-3">
          {mayDecide && (
            <>
              <Button kind="primary" size="large" aria-keyshortcuts="a" onClick={() => setVerdict('approve')}>
                Approve <kbd className="font-mono text-12">A</kbd>
              </Button>
              <Button kind="danger" size="large" aria-keyshortcuts="x" onClick={() => setVerdict('reject')}>
                Reject <kbd className="font-mono text-12">X</kbd>
              </Button>
            </>
          )}
          <Button size="large" onClick={onReadAgain}>
            Read again
          </Button>
          <p className="text-12 text-ink-faint">{hintOf(application, mayDecide)}</p>
        </div>
      </div>
      <ApplicationDialog verdict={verdict} application={application} onClose={() => setVerdict(undefined)} onDone={onDecided} />
    </Panel>
  );
}

function tagOf({ state }: ViewedApplication) {
  if (state === 'waiting') return { tone: 'watch', label: 'Waits' } as const;
  return state === 'approved' ? ({ tone: 'good', label: 'Approved' } as const) : ({ tone: 'quiet', label: 'Rejected' } as const);
}

function hintOf({ state }: ViewedApplication, mayDecide: boolean): string {
  if (mayDecide) return 'The decision counts at once and is kept in the audit log with your name.';
  return state === 'waiting' ? 'Members with the role Decider or Risk decide.' : 'This application is decided.';
}

function factsOf(application: ViewedApplication): ReadonlyArray<readonly [string, ReactNode]> {
  const { userId, realName, accountType, company, fiatCodes, deposit, contact, figures, submittedAt, earlier } = application;
  return [
    ['Name', realName || 'not verified'],
    [
      'Trader',
      <a key="trader" href={p2pFragment('traders', userId)} className="text-brand underline underline-offset-3 hover:no-underline">
        {userId}
      </a>,
    ],
    ['Kind', kindText[accountType]],
    ...(company ? ([['Company', `${company.name}, ${company.registrationNo}`]] as const) : []),
    ['Currencies', fiatCodes.join(', ')],
    ['Deposit', `${deposit} USDT`],
    [contactText[contact.kind], contact.value],
    ['Orders in 30 d', `${figures.completed30d} completed, ${figures.cancelled30d} cancelled`],
    ['Counterparties', figures.counterparties],
    ['Joined (UTC)', <MomentText key="joined" at={figures.joinedAt} />],
    ['Handed in (UTC)', <MomentText key="submitted" at={submittedAt} />],
    ['Earlier applications', earlier],
  ];
}

/** What is true of the account, met or not: the shape says it as well as the colour. */
function Ticks({ application: { requirements } }: { application: ViewedApplication }) {
  return (
    <ul aria-label="Requirements" className="flex flex-wrap gap-2">
      {requirements.map(({ code, isMet }) => (
        <li key={code}>
          <StateTag tone={isMet ? 'good' : 'bad'} label={`${requirementText[code]}: ${isMet ? 'yes' : 'no'}`} />
        </li>
      ))}
    </ul>
  );
}

const moveText = { added: 'Added', returned: 'Given back', compensation: 'Compensation' } as const;

/** What came into the deposit and left it, newest first. */
function DepositMoves({ application: { moves } }: { application: ViewedApplication }) {
  if (moves.length === 0) return null;
  return (
    <ol aria-label="Deposit" className="grid gap-1 text-13">
      {moves.map(({ kind, amount, left, at, orderNo }) => (
        <li key={`${at} ${left}`}>
          <MomentText at={at} />: {moveText[kind]}{' '}
          <span className="figure">
            {amount} USDT, then {left} USDT
          </span>
          {orderNo !== null && (
            <>
              , <a href={p2pFragment('orders', orderNo)}>order {orderNo}</a>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function Decision({ application: { state, decidedBy, decidedAt, reasons, filesToFix, words } }: { application: ViewedApplication }) {
  if (state === 'waiting' || !decidedAt) return null;
  return (
    <Notice tone={state === 'approved' ? 'good' : 'quiet'} isSpoken={false}>
      <p className="font-semibold">
        {state === 'approved' ? 'Approved' : 'Rejected'} by {decidedBy}, <MomentText at={decidedAt} /> UTC.
      </p>
      {reasons.length > 0 && <p>{reasons.map((reason) => rejectionText[reason]).join('. ')}.</p>}
      {filesToFix.length > 0 && <p>To be sent anew: {filesToFix.map((kind) => proofText[kind]).join(', ')}.</p>}
      {words && <p className="mt-1 break-words">{words}</p>}
    </Notice>
  );
}

function Proofs({ application: { files } }: { application: ViewedApplication }) {
  useDeskKeys(proofKeys, files.length > 0, (digit) => void switchFullScreen(document.getElementById(`proof-${digit}`)));
  return (
    <ul aria-label="Proofs" className="grid gap-4 min-[1200px]:grid-cols-2">
      {files.map(({ fileId, kind, picture }, at) => {
        const no = String(at + 1);
        const name = `${proofText[kind]}, proof ${no}`;
        return (
          <li key={fileId} className="min-w-0">
            {picture ? (
              <PictureView
                id={`proof-${no}`}
                name={name}
                shortcut={proofKeys.find(({ key }) => key === no)?.key}
                picture={picture}
                renewal="Read the application again."
              />
            ) : (
              <p className="rounded-medium bg-sunken px-3.5 py-2.5 text-13 text-ink-soft">{name}. It was erased.</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
