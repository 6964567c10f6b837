import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { lazy, Suspense } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { optionalPart } from '#base/lib/optional-part.ts';
import { Panel } from '#parts/panel.tsx';
import { orderDetailQuery } from '#queries/p2p-orders/order-detail.query.ts';
import { useScreenType } from '#shell/screen-type.ts';
import { useIsPainted } from '#shell/use-is-painted.ts';
import { useSession } from '#site/session/use-session.ts';

/** What somebody has to do comes first; whatever they want to say can wait until that is on the screen. */
const ChatButton = lazy(async () => ({ default: (await import('./chat-button.tsx')).ChatButton }));
const OrderChat = lazy(async () => ({ default: (await import('./order-chat.tsx')).OrderChat }));

const TraderMenu = optionalPart(async () => (await import('./trader-menu.tsx')).TraderMenu);

/** The chat beside its order: a panel where there is room, one tap away on a phone. Only what is seen counts as read. */
export function ChatOfOrder({ orderNo }: { orderNo: string }) {
  const t = useText('p2p-chat');
  const userId = useSession().account?.userInfo?.userId;
  const order = useRead(orderDetailQuery(orderNo));
  const screen = useScreenType();
  const isPainted = useIsPainted();
  if (userId === undefined || order === undefined || screen === undefined || !isPainted) {
    return <Skeleton shape="block" className="h-19.5 tablet:h-140" />;
  }
  const name = order.counterparty.nickName;
  const menu = (
    <Suspense fallback={<Skeleton shape="block" className="size-11" />}>
      <TraderMenu orderNo={orderNo} trader={order.counterparty} />
    </Suspense>
  );
  const chat = { orderNo, userId, isWritable: order.isChat, counterpartyName: name };
  if (screen !== 'mobile') {
    return (
      <Panel title={t('chat_with', { name })} aside={menu}>
        <div className="h-120">
          <Suspense fallback={<Skeleton shape="block" className="h-full min-h-80" />}>
            <OrderChat {...chat} />
          </Suspense>
        </div>
      </Panel>
    );
  }
  return (
    <div className="flex items-center justify-between gap-3 rounded-large border border-line p-4">
      <span className="min-w-0 text-14 font-semibold wrap-anywhere">{t('chat_with', { name })}</span>
      <span className="flex gap-1">
        <Suspense fallback={<Skeleton shape="block" className="size-11" />}>
          <ChatButton {...chat} />
        </Suspense>
        {menu}
      </span>
    </div>
  );
}
