import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { useLayoutEffect, useRef } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { eventText } from './event-text.ts';
import type { Outbox, Pending } from './outbox.ts';
import { PendingBubble } from './pending-bubble.tsx';
import type { Room } from './room.ts';
import { type Line, timelineOf } from './timeline.ts';

interface ChatLogProps {
  room: Room;
  outbox: Outbox;
  counterpartyName: string;
  older: { isThere: boolean; isLoading: boolean; load: () => Promise<void> };
  onRenew: (seq: number) => Promise<ChatMessage | undefined>;
  onRetry: (pending: Pending) => void;
  onDiscard: (pending: Pending) => void;
  /** Of a message of the other person. */
  onReport: (seq: number) => void;
}

/** Everything that was said and that happened. New lines are read out when whoever listens pauses; older ones are not. */
export function ChatLog({ room, outbox, older, ...rest }: ChatLogProps) {
  const t = useText('p2p-chat');
  const lines = timelineOf(room.messages, outbox);
  const box = useScroll(lines);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by key
    <div ref={box} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-small px-1">
      {older.isThere && (
        <div className="grid justify-center pb-2">
          <Button variant="quiet" size="small" isLoading={older.isLoading} onClick={() => void older.load()}>
            {t('older')}
          </Button>
        </div>
      )}
      <div role="log" aria-label={t('log', { name: rest.counterpartyName })} aria-live="polite" aria-busy={older.isLoading}>
        <ol className="grid gap-2">
          {lines.map((line) => (
            <li key={line.key}>
              <ShownLine line={line} otherReadSeq={room.otherReadSeq} {...rest} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

type ShownLineProps = { line: Line; otherReadSeq: number } & Pick<
  ChatLogProps,
  'counterpartyName' | 'onRenew' | 'onRetry' | 'onDiscard' | 'onReport'
>;

function ShownLine({ line, otherReadSeq, counterpartyName, onRenew, onRetry, onDiscard, onReport }: ShownLineProps) {
  const format = useFormat();
  const t = useText('p2p-chat');
  if (line.kind === 'day') {
    return (
      <p className="py-1 text-center text-12 text-ink-soft">
        <time dateTime={line.day}>{format.day(line.day)}</time>
      </p>
    );
  }
  if (line.kind === 'pending') return <PendingBubble pending={line.pending} onRetry={onRetry} onDiscard={onDiscard} />;
  const { message, time } = line;
  if (message.event)
    return (
      <p className="mx-auto max-w-[90%] rounded-medium bg-sunken px-3 py-2 text-center text-12 text-ink-soft">
        {eventText(t, message.event)} <span className="figure whitespace-nowrap">{time}</span>
      </p>
    );
  return (
    <ChatBubble
      message={message}
      time={time}
      name={counterpartyName}
      isRead={message.seq <= otherReadSeq}
      onRenew={() => onRenew(message.seq)}
      onReport={() => onReport(message.seq)}
    />
  );
}

const nearEndPx = 80;

/** Whoever is at the end stays there; whoever reads further up, or asks for older lines, keeps their place. */
function useScroll(lines: readonly Line[]): React.RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first: '', last: '', height: 0, isAtEnd: true });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const [first, last] = [lines[0]?.key ?? '', lines.at(-1)?.key ?? ''];
    const isOwn = lines.at(-1)?.kind === 'pending';
    if (last !== before.current.last && (before.current.isAtEnd || isOwn)) element.scrollTop = element.scrollHeight;
    else if (first !== before.current.first) element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { ...before.current, first, last, height: element.scrollHeight };
    const note = () => {
      before.current.isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [lines]);
  return box;
}
