import type { QuickReply } from '@peerbourse/contract/p2p/p2p-chat/replies/reply.shape';
import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { Menu } from '@peerbourse/ui/actions/menu';
import { MessageSquareText, Settings } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { keyOfReply } from './reply-of-key.ts';

const offered = ['quick_paid', 'quick_checking', 'quick_not_arrived', 'quick_receipt', 'quick_own_name', 'quick_thanks'] as const;

interface ReplyMenuProps {
  replies: readonly QuickReply[];
  onChosen: (text: string) => void;
  onEdit: () => void;
}

/** Texts that are written often: own ones with their keys, then ours. What is chosen goes into the composer, to be read before it is sent. */
export function ReplyMenu({ replies, onChosen, onEdit }: ReplyMenuProps) {
  const t = useText('p2p-chat');
  const own = replies.map(({ replyNo, text }, place) => ({
    key: replyNo,
    label: shortened(text),
    aside: keyOfReply(place),
    onSelect: () => onChosen(text),
  }));
  const ours = offered.map((key) => ({ key, label: t(key), onSelect: () => onChosen(t(key)) }));
  const edit = { key: 'edit', label: t('replies_edit'), icon: <Settings size={16} />, onSelect: onEdit };
  return (
    <Menu
      label={t('quick_replies')}
      side="above"
      groups={[...(own.length > 0 ? [own] : []), ours, [edit]]}
      button={(wiring) => <IconButton {...wiring} label={t('quick_replies')} icon={<MessageSquareText size={20} />} />}
    />
  );
}

const longestLabel = 60;

/** A menu shows the beginning of a long text. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const letters = Array.from(line);
  return letters.length > longestLabel ? `${letters.slice(0, longestLabel).join('')}…` : line;
}
