import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sideNames } from '#desk/cases/case-text.ts';
import { viewsLeftText } from '#desk/customers/customer-text.ts';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { chatQuery, type ViewedChat } from './chat.query.ts';
import { ChatMessages } from './chat-messages.tsx';
import type { ViewedOrder } from './order-desk.query.ts';
import { chatKeys } from './order-keys.ts';

const panelId = 'chat';
/** The server sends no more than this. */
const most = 500;

/** What both wrote to each other. Each look is recorded, so it is read by whoever wants it and never by itself. */
export function ChatPanel({ order: { orderNo, buyer, seller } }: { order: ViewedOrder }) {
  const client = useQueryClient();
  const { data: chat, error, isFetching, refetch } = useQuery({ ...chatQuery(orderNo), enabled: false });
  const needed = reasonNeeded(error);
  // A second press while the answer is awaited would be a second look.
  const read = () => void refetch({ cancelRefetch: false });

  useDeskKeys(chatKeys, true, () => {
    document.getElementById(panelId)?.focus();
    if (!needed) read();
  });

  if (needed)
    return (
      <Panel id={panelId} title="Chat">
        <ViewReasonForm
          viewsLeft={needed.viewsLeft}
          isBusy={isFetching}
          onReason={(reason) => void client.prefetchQuery(chatQuery(orderNo, reason))}
        />
      </Panel>
    );
  return (
    <Panel id={panelId} title="Chat" note={chat ? noteOf(chat) : 'reading it is recorded'}>
      <div className="grid gap-4 border-t border-line px-4 py-4 tablet:px-5">
        {chat && <ChatMessages orderNo={orderNo} messages={chat.messages} names={sideNames(buyer.nickName, seller.nickName)} />}
        {error && <Notice tone="bad">This could not be read. {error.message}</Notice>}
        <div>
          <Button aria-keyshortcuts="c" isBusy={isFetching} onClick={read}>
            {chat ? 'Read again' : 'Read the chat'} <kbd className="font-mono text-12">C</kbd>
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function noteOf({ messages: { length }, viewsLeft }: ViewedChat): string {
  const count = length < most ? `${length} ${length === 1 ? 'message' : 'messages'}` : `the newest ${most} messages`;
  return `${count}; ${viewsLeftText(viewsLeft)}`;
}
