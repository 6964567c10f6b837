import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type MessageList, messageListQuery } from '#queries/p2p-chat/message-list.query.ts';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import { useTyping } from './typing.live.ts';
import { useOutbox } from './use-outbox.ts';
import { useRoom } from './use-room.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

interface OrderChatProps {
  orderNo: string;
  /** Of the reader. */
  userId: string;
  isWritable: boolean;
  counterpartyName: string;
}

/** The chat of one order. It fills the height that it is given: the log scrolls, the composer stays. */
export function OrderChat(props: OrderChatProps) {
  return (
    <QueryBoundary query={messageListQuery(props.orderNo)} fallback={<Skeleton shape="block" className="h-full min-h-80" />}>
      {(found) => <OpenChat key={props.orderNo} {...props} found={found} />}
    </QueryBoundary>
  );
}

function OpenChat({ orderNo, userId, isWritable, counterpartyName, found }: OrderChatProps & { found: MessageList }) {
  const t = useText('p2p-chat');
  const [reported, setReported] = useState<number>();
  const { room, add, renew, older } = useRoom({ orderNo, userId }, found);
  const { isTyping, tellTyping } = useTyping({ orderNo, userId, lastSeq: room.lastSeq });
  const { outbox, write, retry, discard } = useOutbox({ orderNo, userId, onArrived: add });
  return (
    <div className="flex h-full min-h-80 flex-col gap-3">
      <p className="rounded-medium bg-warn-tint px-3 py-2 text-12 text-ink-soft">{t('note')}</p>
      <ChatLog
        room={room}
        outbox={outbox}
        counterpartyName={counterpartyName}
        older={older}
        onRenew={renew}
        onRetry={retry}
        onDiscard={discard}
        onReport={setReported}
      />
      {reported !== undefined && (
        <Suspense>
          <ReportDialog orderNo={orderNo} name={counterpartyName} seq={reported} onClose={() => setReported(undefined)} />
        </Suspense>
      )}
      {/* For the eye alone: read out, it would interrupt with every few words. */}
      <p aria-hidden="true" className="-my-2 h-4 truncate text-12 text-ink-faint">
        {isTyping && t('typing', { name: counterpartyName })}
      </p>
      {isWritable ? (
        <Composer isBuyer={found.side === 'buyer'} onSend={write} onTyping={tellTyping} />
      ) : (
        <p className="py-2 text-center text-13 text-ink-soft">{t('closed')}</p>
      )}
    </div>
  );
}
