import { Button } from '@peerbourse/ui/actions/button';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Bubble, Words } from './bubble.tsx';
import { megabytesText } from './chat-file.tsx';
import type { Pending } from './outbox.ts';

interface PendingBubbleProps {
  pending: Pending;
  onRetry: (pending: Pending) => void;
  onDiscard: (pending: Pending) => void;
}

/** What the server does not have yet, and what can be done about it. */
export function PendingBubble({ pending, onRetry, onDiscard }: PendingBubbleProps) {
  const t = useText('p2p-chat');
  const format = useFormat();
  const { state, reason, kind, text, upload } = pending;
  const label = kind === 'video' ? t('video', { size: megabytesText(upload?.size ?? 0, format) }) : t('picture');
  return (
    <Bubble
      isOwn
      spoken={t(state)}
      foot={
        state === 'failed' ? (
          <>
            <span className="text-bad">{reason === undefined ? t('failed') : t('failed_reason', { reason })}</span>
            <Button variant="quiet" size="small" onClick={() => onRetry(pending)}>
              {t('retry')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => onDiscard(pending)}>
              {t('discard')}
            </Button>
          </>
        ) : (
          <span aria-hidden="true">{t(state)}</span>
        )
      }
    >
      {kind === 'text' ? <Words text={text} /> : <p>{label}</p>}
    </Bubble>
  );
}
