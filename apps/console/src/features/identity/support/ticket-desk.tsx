import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CaseList } from '#desk/case-list.tsx';
import { nextCase } from '#desk/next-case.ts';
import { stepThrough } from '#desk/step-through.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { goWithin, setFilters, useFilters } from '#shell/use-screen.ts';
import { OpenedTicket } from './opened-ticket.tsx';
import { StateChoice } from './state-choice.tsx';
import { ticketFragment } from './ticket-address.ts';
import { type QueuedTicket, type TicketState, ticketQueueQuery } from './ticket-desk.query.ts';
import { ticketKeys } from './ticket-keys.ts';
import { topicText } from './ticket-text.ts';

/** Who waits for an answer on one side, the chosen ticket on the other. */
export function TicketDesk({ ticketNo }: { ticketNo: string }) {
  const client = useQueryClient();
  const state = stateOf(useFilters().get('state'));
  const [done, setDone] = useState<string>();
  const query = useInfiniteQuery(ticketQueueQuery(state));
  const tickets = query.data?.pages.flatMap((page) => page.tickets);
  const numbers = (tickets ?? []).map((ticket) => ticket.ticketNo);

  useDeskKeys(ticketKeys, true, (act) => choose(stepThrough(numbers, ticketNo, act === 'next' ? 1 : -1)));

  function choose(next: string | undefined) {
    setDone(undefined);
    open(next);
  }

  /** Whoever closed the last one stays with it: there is no other. */
  function goOn() {
    const others = numbers.filter((each) => each !== ticketNo);
    const next = nextCase(numbers, ticketNo);
    if (others.length === 0) return;
    setDone(`Ticket ${ticketNo} is closed. This is the next one.`);
    open(next === ticketNo ? others[0] : next);
  }

  return (
    <div className="grid items-start gap-4 min-[1040px]:grid-cols-[21rem_minmax(0,1fr)]">
      <div className="grid gap-4">
        {done && <Notice tone="good">{done}</Notice>}
        <Panel id="tickets" title="Queue" note={state === 'waiting' ? 'longest waiting first' : 'newest first'}>
          <StateChoice state={state} onChange={(next) => setFilters({ state: next === 'waiting' ? '' : next })} />
          {tickets ? (
            <CaseList
              label="Tickets"
              cases={tickets}
              keyOf={(ticket) => ticket.ticketNo}
              chosen={ticketNo}
              emptyText={state === 'waiting' ? 'Nobody is waiting.' : 'There are none.'}
              onChoose={choose}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            >
              {(ticket) => <TicketLines ticket={ticket} />}
            </CaseList>
          ) : (
            <Unread error={query.error} onRetry={() => void query.refetch()} />
          )}
        </Panel>
      </div>
      {ticketNo === '' ? (
        <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
          Choose a ticket to read it.
        </p>
      ) : (
        <OpenedTicket
          key={ticketNo}
          ticketNo={ticketNo}
          onChanged={() => void client.invalidateQueries({ queryKey: ['support/ticket-queue'] })}
          onClosed={goOn}
        />
      )}
    </div>
  );
}

function stateOf(text: string | null): TicketState {
  return text === 'answered' || text === 'closed' ? text : 'waiting';
}

function open(ticketNo: string | undefined): void {
  if (ticketNo !== undefined) goWithin(ticketFragment(ticketNo));
}

function TicketLines({ ticket }: { ticket: QueuedTicket }) {
  return (
    <>
      <b className="truncate font-semibold">{topicText[ticket.topic]}</b>
      <span className="figure truncate text-13 text-ink-soft">user {ticket.userId}</span>
      <span className="flex justify-between gap-2 text-12 text-ink-faint">
        <span className="figure">{ticket.ticketNo}</span>
        <MomentText at={ticket.state === 'waiting' ? ticket.waitingSince : ticket.openedAt} />
      </span>
    </>
  );
}
