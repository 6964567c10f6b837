import type { SideNames } from '#desk/cases/case-text.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import type { ChatMessage } from './chat.query.ts';
import { ChatFile } from './chat-file.tsx';

export interface ChatMessagesProps {
  orderNo: string;
  messages: readonly ChatMessage[];
  names: SideNames;
}

export function ChatMessages({ orderNo, messages, names }: ChatMessagesProps) {
  if (messages.length === 0) return <p className="text-13 text-ink-soft">They wrote nothing to each other.</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by key
    <div role="region" aria-label="Messages" tabIndex={0} className="max-h-112 min-w-0 overflow-y-auto overscroll-contain rounded-medium">
      <ol className="grid gap-2">
        {messages.map((message) => (
          <Message key={message.seq} orderNo={orderNo} message={message} by={names[message.side]} />
        ))}
      </ol>
    </div>
  );
}

interface MessageProps {
  orderNo: string;
  message: ChatMessage;
  by: string;
}

function Message({ orderNo, message, by }: MessageProps) {
  return (
    <li className="grid min-w-0 gap-2 rounded-medium bg-sunken px-3.5 py-2.5">
      <p className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-soft">
        <b className="min-w-0 font-semibold break-words">{by}</b>
        <MomentText at={message.at} />
        {message.kind === 'auto-reply' && <StateTag tone="quiet" label="Automatic reply" />}
        {message.isProof && <StateTag tone="quiet" label="Proof of payment" />}
        {message.hasContact && <StateTag tone="watch" label="Has contact details" />}
      </p>
      {message.isUsedBefore && (
        <Notice tone="bad" isSpoken={false}>
          Another order has seen this proof
        </Notice>
      )}
      {message.text && (
        <p dir="auto" className="text-14 break-words whitespace-pre-wrap">
          {message.text}
        </p>
      )}
      <ChatFile orderNo={orderNo} message={message} />
    </li>
  );
}
