import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Drawer } from '@peerbourse/ui/overlays/drawer';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { unreadCountsQuery } from '#queries/p2p-chat/unread-counts.query.ts';
import { useLiveChat } from './chat.live.ts';
import { OrderChat } from './order-chat.tsx';

interface ChatButtonProps {
  orderNo: string;
  /** Of the reader. */
  userId: string;
  isWritable: boolean;
  counterpartyName: string;
}

/** The chat of an order one tap away, as high as the screen, with what is unread at the corner of its button. */
export function ChatButton({ orderNo, userId, isWritable, counterpartyName }: ChatButtonProps) {
  const t = useText('p2p-chat');
  const common = useText('common');
  const [isOpen, setIsOpen] = useState(false);
  const unread = useUnread(userId, orderNo);
  return (
    <>
      <IconButton
        variant="secondary"
        label={unread > 0 ? t('chat_unread', { count: unread }) : t('chat')}
        icon={<MessageCircle size={20} />}
        mark={
          unread > 0 && (
            <Badge variant="alarm" isCount>
              {unread > 99 ? '99+' : unread}
            </Badge>
          )
        }
        onClick={() => setIsOpen(true)}
        className="relative"
      />
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('chat_with', { name: counterpartyName })}
        closeLabel={common('close')}
      >
        <OrderChat orderNo={orderNo} userId={userId} isWritable={isWritable} counterpartyName={counterpartyName} />
      </Drawer>
    </>
  );
}

function useUnread(userId: string, orderNo: string): number {
  const client = useQueryClient();
  const counts = useRead(unreadCountsQuery);
  useLiveChat(userId, () => void client.invalidateQueries({ queryKey: unreadCountsQuery.queryKey }));
  return counts?.orders.find((each) => each.orderNo === orderNo)?.unread ?? 0;
}
