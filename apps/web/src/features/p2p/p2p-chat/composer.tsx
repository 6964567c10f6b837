import { longestText } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import { maxVideoBytes, maxVideoMegabytes } from '@peerbourse/rules/video-size';
import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { Paperclip, ReceiptText, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { scalePicture } from '#base/lib/scale-picture.ts';
import { quickReplyListQuery } from '#queries/p2p-chat/quick-reply-list.query.ts';
import { ReplyMenu } from './replies/reply-menu.tsx';
import { replyOfKey } from './replies/reply-of-key.ts';
import type { Draft } from './use-outbox.ts';

const RepliesDialog = lazy(async () => ({ default: (await import('./replies/replies-dialog.tsx')).RepliesDialog }));

const pictures = 'image/jpeg,image/png,image/webp';
const videos = 'video/mp4,video/quicktime,video/webm';

interface ComposerProps {
  /** Who buys can send a proof of payment. */
  isBuyer: boolean;
  onSend: (draft: Draft) => void;
  /** With every change of the words, as long as there are any. */
  onTyping: () => void;
}

/** Where messages are written. Enter sends, Shift and Enter begin a new line, Alt and a digit insert a reply; the focus stays here. */
export function Composer({ isBuyer, onSend, onTyping }: ComposerProps) {
  const t = useText('p2p-chat');
  const [text, setText] = useState('');
  const [isEditing, setIsEditing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const replies = useRead(quickReplyListQuery)?.replies ?? [];

  function send(event: FormEvent): void {
    event.preventDefault();
    field.current?.focus();
    const words = text.trim();
    if (words === '') return;
    if (words.length > longestText) return setProblem(t('too_long', { count: longestText }));
    setProblem(undefined);
    setText('');
    onSend({ kind: 'text', text: words });
  }

  function change(words: string): void {
    setText(words);
    if (words.trim() !== '') onTyping();
  }

  /** Behind what is there already. */
  function insert(words: string): void {
    setText((before) => (before.trim() === '' ? words : `${before.trimEnd()} ${words}`));
    field.current?.focus();
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const reply = replies[replyOfKey(event.nativeEvent) ?? -1];
    if (reply) {
      event.preventDefault();
      return insert(reply.text);
    }
    // While a word is put together from letters, Enter takes the word.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  async function attach(file: File | undefined, isProof: boolean): Promise<void> {
    if (!file) return;
    const found = await draftOf(file);
    if (typeof found === 'string') setProblem(t(found, { megabytes: maxVideoMegabytes }));
    else {
      setProblem(undefined);
      onSend({ ...found, isProof });
    }
  }

  return (
    <>
      <form onSubmit={send} className="grid gap-2">
        <TextArea
          ref={field}
          label={t('message')}
          isLabelHidden
          placeholder={t('placeholder')}
          rows={1}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={onKey}
          className="max-h-32! min-h-11! resize-none!"
        />
        <div className="flex items-center gap-1">
          <Attach
            label={t('attach')}
            icon={<Paperclip size={20} />}
            accept={`${pictures},${videos}`}
            onChosen={(file) => void attach(file, false)}
          />
          {isBuyer && (
            <Attach
              label={t('send_proof')}
              icon={<ReceiptText size={20} />}
              accept={pictures}
              onChosen={(file) => void attach(file, true)}
            />
          )}
          <ReplyMenu replies={replies} onChosen={insert} onEdit={() => setIsEditing(true)} />
          <IconButton
            type="submit"
            variant="primary"
            label={t('send')}
            icon={<SendHorizontal size={20} className="rtl:-scale-x-100" />}
            className="ms-auto"
          />
        </div>
      </form>
      <Suspense>{isEditing && <RepliesDialog onClose={() => setIsEditing(false)} />}</Suspense>
    </>
  );
}

interface AttachProps {
  label: string;
  icon: ReactNode;
  accept: string;
  onChosen: (file: File | undefined) => void;
}

function Attach({ label, icon, accept, onChosen }: AttachProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={label}
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          onChosen(currentTarget.files?.[0]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <IconButton label={label} icon={icon} onClick={() => input.current?.click()} />
    </>
  );
}

/** What is sent of a file, or why it cannot be. */
async function draftOf(file: File): Promise<Draft | 'picture_unreadable' | 'video_too_large'> {
  if (file.type.startsWith('video/')) {
    return file.size > maxVideoBytes ? 'video_too_large' : { kind: 'video', text: '', upload: file };
  }
  const address = await scalePicture(file);
  if (address === undefined) return 'picture_unreadable';
  return { kind: 'picture', text: '', upload: blobOf(address) };
}

/** The bytes behind a data address. The policy of the page lets nothing be fetched from it. */
function blobOf(address: string): Blob {
  const letters = atob(address.slice(address.indexOf(',') + 1));
  return new Blob([Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)], { type: 'image/jpeg' });
}
