import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customerFragment } from '#desk/customers/customer-address.ts';
import { viewsLeftText } from '#desk/customers/customer-text.ts';
import { FactGrid } from '#desk/fact-grid.tsx';
import { p2pFragment } from '#desk/p2p-address.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { AnswerForm } from './answer-form.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { ticketQuery, type ViewedTicket } from './ticket-desk.query.ts';
import { closeKeys } from './ticket-keys.ts';
import { stateText, topicText } from './ticket-text.ts';

export interface OpenedTicketProps {
  ticketNo: string;
  /** Answered or closed. */
  onChanged: () => void;
  /** Closed, so that the next one may follow. */
  onClosed: () => void;
}

export function OpenedTicket({ ticketNo, onChanged, onClosed }: OpenedTicketProps) {
  const { data: ticket, error, isFetching, refetch } = useQuery(ticketQuery(ticketNo));

  function change() {
    void refetch();
    onChanged();
  }

  if (ticket)
    return <ShownTicket ticket={ticket} isBusy={isFetching} onReadAgain={() => void refetch()} onChanged={change} onClosed={onClosed} />;
  return (
    <Panel id="ticket" title={`Ticket ${ticketNo}`}>
      {ticket === null ? (
        <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">There is no ticket with this number.</p>
      ) : (
        <Unread error={error} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

interface ShownTicketProps {
  ticket: ViewedTicket;
  isBusy: boolean;
  onReadAgain: () => void;
  onChanged: () => void;
  onClosed: () => void;
}

function ShownTicket({ ticket, isBusy, onReadAgain, onChanged, onClosed }: ShownTicketProps) {
  const { roles } = useStaffAccount();
  const [isClosing, setIsClosing] = useState(false);
  const seen = { ticketNo: ticket.ticketNo, seq: ticket.messages.at(-1)?.seq ?? 1 };
  const mayAnswer = ticket.state !== 'closed' && (roles.includes('decider') || roles.includes('risk'));
  useDeskKeys(closeKeys, mayAnswer && !isClosing, () => setIsClosing(true));
  return (
    <Panel id="ticket" title={ticket.subject} note={viewsLeftText(ticket.viewsLeft)} state={<StateTag {...stateText[ticket.state]} />}>
      <div className="grid gap-4 border-t border-line px-4 py-4 tablet:px-5">
        <TicketFacts ticket={ticket} />
        <Thread messages={ticket.messages} />
        <div className="flex flex-wrap gap-2">
          <Button isBusy={isBusy} onClick={onReadAgain}>
            Read again
          </Button>
          {mayAnswer && (
            <Button aria-keyshortcuts="x" onClick={() => setIsClosing(true)}>
              Close the ticket <kbd className="font-mono text-12">X</kbd>
            </Button>
          )}
        </div>
        {mayAnswer && <AnswerForm seen={seen} onAnswered={onChanged} />}
        <CloseDialog
          isOpen={isClosing}
          seen={seen}
          onClose={() => setIsClosing(false)}
          onClosed={() => {
            setIsClosing(false);
            onChanged();
            onClosed();
          }}
        />
      </div>
    </Panel>
  );
}

/** The number of an order is what the customer gave: whose it is, its own page tells. */
function TicketFacts({ ticket: { userId, orderNo, topic, ticketNo, openedAt } }: { ticket: ViewedTicket }) {
  return (
    <FactGrid
      facts={[
        ['Customer', <Linked key="customer" to={customerFragment({ userId, reason: 'support-request' })} text={userId} />],
        ['Topic', topicText[topic]],
        ['Order', orderNo === null ? 'none given' : <Linked key="order" to={p2pFragment('orders', orderNo)} text={orderNo} />],
        ['Opened (UTC)', <MomentText key="opened" at={openedAt} />],
        ['Ticket', ticketNo],
      ]}
    />
  );
}

function Linked({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} className="text-brand underline underline-offset-3 hover:no-underline">
      {text}
    </a>
  );
}

function Thread({ messages }: Pick<ViewedTicket, 'messages'>) {
  return (
    <ol aria-label="Messages" className="grid gap-3">
      {messages.map(({ seq, staffName, text, at }) => (
        <li key={seq} className={`grid gap-1 rounded-medium px-3.5 py-2.5 ${staffName === null ? 'bg-sunken' : 'bg-brand-tint'}`}>
          <p className="flex flex-wrap gap-x-2 text-12 text-ink-soft">
            <b className="font-semibold">{staffName ?? 'Customer'}</b>
            <MomentText at={at} />
          </p>
          <p dir="auto" className="text-14 break-words whitespace-pre-wrap">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
