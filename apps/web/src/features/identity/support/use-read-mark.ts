import { markTicketRead } from '@peerbourse/contract/identity/support/mark-ticket-read';
import { myTickets } from '@peerbourse/contract/identity/support/my-tickets';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { type TicketDetail, ticketDetailQuery } from '#queries/support/ticket-detail.query.ts';

/** Whoever looks at an answer has read it. When that cannot be said now, the next visit says it. */
export function useReadMark({ ticketNo, isUnread, messages }: TicketDetail): void {
  const client = useQueryClient();
  const { run } = useCallMutation(markTicketRead);
  const newest = messages.at(-1)?.seq ?? 0;

  const mark = useEffectEvent(async (seq: number) => {
    if (!(await run({ ticketNo, seq }))) return;
    client.setQueryData<TicketDetail>(ticketDetailQuery(ticketNo).queryKey, (known) => known && { ...known, isUnread: false });
    void client.invalidateQueries({ queryKey: [myTickets.path] });
  });

  useEffect(() => {
    if (isUnread) void mark(newest);
  }, [isUnread, newest]);
}
