import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { customerFragment } from '#desk/customers/customer-address.ts';
import { viewsLeftText } from '#desk/customers/customer-text.ts';
import { FactGrid } from '#desk/fact-grid.tsx';
import { PictureView } from '#desk/picture-view.tsx';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { Button } from '#parts/button.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { DecideDialog, type Verdict } from './decide-dialog.tsx';
import { requestQuery, type ViewedRequest } from './risk-desk.query.ts';
import { decisionKeys } from './risk-keys.ts';
import { actText, questionText, stateTags } from './risk-text.ts';

export interface OpenedRequestProps {
  requestNo: string;
  onDecided: (message: string) => void;
}

export function OpenedRequest({ requestNo, onDecided }: OpenedRequestProps) {
  const client = useQueryClient();
  const { data: request, error, isFetching, refetch } = useQuery(requestQuery(requestNo));
  const needed = reasonNeeded(error);
  if (request && !needed) return <ShownRequest request={request} onDecided={onDecided} onReadAgain={() => void refetch()} />;
  return (
    <Panel id="request" title={`Request ${requestNo}`}>
      {needed ? (
        <ViewReasonForm
          viewsLeft={needed.viewsLeft}
          isBusy={isFetching}
          onReason={(reason) => void client.prefetchQuery(requestQuery(requestNo, reason))}
        />
      ) : request === null ? (
        <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">There is no request with this number.</p>
      ) : (
        <Unread error={error} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

interface ShownProps {
  request: ViewedRequest;
  onDecided: (message: string) => void;
  onReadAgain: () => void;
}

function ShownRequest({ request, onDecided, onReadAgain }: ShownProps) {
  const { roles } = useStaffAccount();
  const [verdict, setVerdict] = useState<Verdict>();
  const mayDecide = request.state === 'answered' && (roles.includes('decider') || roles.includes('risk'));
  useDeskKeys(decisionKeys, mayDecide, setVerdict);
  return (
    <Panel
      id="request"
      title={questionText[request.question]}
      note={viewsLeftText(request.viewsLeft)}
      state={<StateTag {...stateTags[request.state]} />}
    >
      <div className="grid gap-4 border-t border-line px-4 py-4 tablet:px-5">
        <FactGrid facts={factsOf(request)} />
        <Answer request={request} />
        {request.decidedAt && (
          <p className="text-13">
            {stateTags[request.state].label} by {request.decidedBy}, <MomentText at={request.decidedAt} /> UTC: {request.decisionReason}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {mayDecide && (
            <>
              <Button kind="primary" size="large" aria-keyshortcuts="a" onClick={() => setVerdict('approve')}>
                Approve
              </Button>
              <Button kind="danger" size="large" aria-keyshortcuts="x" onClick={() => setVerdict('reject')}>
                Reject
              </Button>
            </>
          )}
          <Button onClick={onReadAgain}>Read again</Button>
        </div>
        <DecideDialog verdict={verdict} request={request} onClose={() => setVerdict(undefined)} onDone={onDecided} />
      </div>
    </Panel>
  );
}

function Answer({ request: { text, pictures } }: { request: ViewedRequest }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-12 text-ink-faint">What the customer answered</h3>
      <p dir="auto" className="text-14 break-words whitespace-pre-wrap">
        {text || 'nothing yet'}
      </p>
      {pictures.length > 0 && (
        <ul className="grid gap-3 tablet:grid-cols-2">
          {pictures.map((picture, place) => (
            <li key={picture?.url ?? place} className="min-w-0">
              {picture ? (
                <PictureView
                  id={`picture-${place + 1}`}
                  name={`Picture ${place + 1}`}
                  shortcut={undefined}
                  picture={picture}
                  renewal="Read the request again."
                />
              ) : (
                <p className="rounded-medium bg-sunken px-3.5 py-2.5 text-13 text-ink-soft">Picture {place + 1} was erased.</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What was known when the rule applied, not what is known now. */
function factsOf({ userId, ruleName, act, askedAt, expiresAt, facts }: ViewedRequest): ReadonlyArray<readonly [string, ReactNode]> {
  return [
    [
      'Customer',
      <a
        key="customer"
        href={customerFragment({ userId, reason: 'risk-review' })}
        className="text-brand underline underline-offset-3 hover:no-underline"
      >
        {userId}
      </a>,
    ],
    ['Rule', ruleName],
    ['When', actText[act]],
    ['Amount', facts.amount === null ? 'none' : `${facts.amount} USDT`],
    ['Account', `${facts.accountDays} days old, level ${facts.identityLevel}, ${facts.country || 'no country'}`],
    ['In 24 hours', `${facts.orders24h} orders, ${facts.amount24h} USDT, ${facts.faults24h} cancelled by own fault`],
    ['Cases', `${facts.openCases} open, ${facts.lostCases30d} lost in 30 days`],
    ['New device or factor', facts.isSecurityFresh ? 'yes, within 24 hours' : 'no'],
    ['Shares with somebody restricted', facts.sharesWithRestricted ? 'yes' : 'no'],
    ['Asked (UTC)', <MomentText key="asked" at={askedAt} />],
    ['To be answered by (UTC)', <MomentText key="expires" at={expiresAt} />],
  ];
}
