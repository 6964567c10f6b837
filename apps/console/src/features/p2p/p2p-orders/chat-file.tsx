import { PictureView } from '#desk/picture-view.tsx';
import type { ChatMessage } from './chat.query.ts';

export interface ChatFileProps {
  orderNo: string;
  message: ChatMessage;
}

/** The picture or the video of a message; words alone have none. */
export function ChatFile({ orderNo, message: { seq, side, kind, file } }: ChatFileProps) {
  if (kind !== 'picture' && kind !== 'video') return null;
  if (!file) return <p className="text-13 text-ink-soft">The {kind} was erased.</p>;
  if (kind === 'video') return <SavedVideo url={file.url} name={`order-${orderNo}-message-${seq}`} />;
  // On the full screen there is nothing but the name, so that it says whose picture it is.
  const name = `Picture in message ${seq}, ${side}`;
  return <PictureView id={`chat-picture-${seq}`} name={name} shortcut={undefined} picture={file} renewal="Read the chat again." />;
}

/** Videos are not played here: what somebody sent is opened outside the console. */
function SavedVideo({ url, name }: { url: string; name: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-soft">
      <a
        href={url}
        download={name}
        referrerPolicy="no-referrer"
        className="inline-flex items-center text-brand underline underline-offset-3 hover:no-underline pointer-coarse:min-h-11"
      >
        Save the video
      </a>
      within a minute after reading
    </p>
  );
}
