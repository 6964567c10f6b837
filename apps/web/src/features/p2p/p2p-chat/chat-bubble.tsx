import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import { Check, CheckCheck, Flag, TriangleAlert } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { Bubble, Words } from './bubble.tsx';
import { ChatFile } from './chat-file.tsx';

interface ChatBubbleProps {
  message: ChatMessage;
  time: string;
  /** Of the other person. */
  name: string;
  /** By the other person. */
  isRead: boolean;
  onRenew: () => Promise<ChatMessage | undefined>;
  onReport: () => void;
}

export function ChatBubble({ message, time, name, isRead, onRenew, onReport }: ChatBubbleProps) {
  const t = useText('p2p-chat');
  const isOwn = message.sender === 'me';
  return (
    <Bubble
      isOwn={isOwn}
      spoken={isOwn ? t('said_by_you', { time }) : t('said_by_other', { name, time })}
      foot={
        <>
          {message.kind === 'auto-reply' && <span>{t('auto_reply')}</span>}
          {message.isProof && <span>{t('proof')}</span>}
          <span aria-hidden="true" className="figure">
            {time}
          </span>
          {isOwn && message.kind !== 'auto-reply' && <ReadTick isRead={isRead} />}
          {!isOwn && <ReportButton onPress={onReport} />}
        </>
      }
    >
      {message.file ? <ChatFile kind={message.kind} isOwn={isOwn} file={message.file} onRenew={onRenew} /> : <Words text={message.text} />}
      {message.isUsedBefore && <Caution text={t('caution_used_before')} />}
      {message.hasContact && <Caution text={isOwn ? t('caution_own_contact') : t('caution_contact')} />}
    </Bubble>
  );
}

function Caution({ text }: { text: string }) {
  return (
    <p className="mt-2 flex gap-1.5 text-12 text-warn">
      <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
      {text}
    </p>
  );
}

/** Small beside the words, with room for a finger around it. */
function ReportButton({ onPress }: { onPress: () => void }) {
  const t = useText('p2p-chat');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('report_message')}
      title={t('report_message')}
      onClick={onPress}
      className="relative grid size-6 cursor-pointer place-items-center rounded-small text-ink-faint after:absolute after:-inset-2.5 hover:text-ink mouse:after:hidden"
    >
      <Flag size={14} aria-hidden="true" />
    </button>
  );
}

function ReadTick({ isRead }: { isRead: boolean }) {
  const t = useText('p2p-chat');
  const Icon = isRead ? CheckCheck : Check;
  return (
    <span className={`inline-flex items-center gap-1 ${isRead ? 'text-brand' : ''}`}>
      <Icon size={14} aria-hidden="true" />
      {isRead ? t('read') : t('sent')}
    </span>
  );
}
