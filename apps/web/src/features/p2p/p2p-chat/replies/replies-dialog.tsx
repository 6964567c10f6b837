import { longestText } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import { deleteQuickReply } from '@peerbourse/contract/p2p/p2p-chat/replies/delete-quick-reply';
import type { QuickReply } from '@peerbourse/contract/p2p/p2p-chat/replies/reply.shape';
import { saveQuickReply } from '@peerbourse/contract/p2p/p2p-chat/replies/save-quick-reply';
import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { quickReplyListQuery } from '#queries/p2p-chat/quick-reply-list.query.ts';
import { keyOfReply } from './reply-of-key.ts';

/** Own quick replies: add one, change it, delete it. */
export function RepliesDialog({ onClose }: { onClose: () => void }) {
  const t = useText('p2p-chat');
  return (
    <Dialog isOpen onClose={onClose} title={t('quick_replies')} note={t('replies_note')} closeLabel={t('close')}>
      <QueryBoundary query={quickReplyListQuery} fallback={<Skeleton shape="block" className="h-60" />}>
        {({ replies, most }) => (
          <div className="grid gap-5">
            {replies.length > 0 && (
              <ol aria-label={t('quick_replies')} className="grid divide-y divide-line rounded-medium border border-line">
                {replies.map((reply, place) => (
                  <SavedReply key={reply.replyNo} reply={reply} shortcut={keyOfReply(place)} />
                ))}
              </ol>
            )}
            {replies.length < most ? (
              <ReplyForm key={replies.length} label={t('reply_new')} submitLabel={t('reply_add')} />
            ) : (
              <p className="text-14 text-ink-soft">{t('replies_full', { most })}</p>
            )}
          </div>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

function SavedReply({ reply, shortcut }: { reply: QuickReply; shortcut: string | undefined }) {
  const t = useText('p2p-chat');
  const renew = useRenew();
  const deleting = useCallMutation(deleteQuickReply);
  const [isEditing, setIsEditing] = useState(false);

  async function remove(): Promise<void> {
    if (await deleting.run({ replyNo: reply.replyNo })) await renew();
  }

  if (isEditing) {
    return (
      <li className="p-3.5">
        <ReplyForm label={t('reply')} submitLabel={t('reply_save')} reply={reply} onSaved={() => setIsEditing(false)} />
      </li>
    );
  }
  return (
    <li className="grid gap-2 p-3.5">
      <ProblemBanner problem={deleting.problem} />
      <div className="flex items-start justify-between gap-3">
        <p dir="auto" className="min-w-0 text-14 whitespace-pre-wrap wrap-anywhere">
          {reply.text}
        </p>
        {shortcut !== undefined && <kbd className="shrink-0 font-sans text-13 text-ink-soft">{shortcut}</kbd>}
      </div>
      <div className="-ms-3.5 flex flex-wrap">
        <Button variant="quiet" size="small" onClick={() => setIsEditing(true)}>
          {t('reply_change')}
          <VisuallyHidden text={reply.text} />
        </Button>
        <Button variant="quiet" size="small" isDisabled={deleting.isRunning} onClick={() => void remove()}>
          {t('discard')}
          <VisuallyHidden text={reply.text} />
        </Button>
      </div>
    </li>
  );
}

interface ReplyFormProps {
  label: string;
  submitLabel: string;
  /** The one that is changed; without it a new one is saved. */
  reply?: QuickReply;
  onSaved?: () => void;
}

function ReplyForm({ label, submitLabel, reply, onSaved }: ReplyFormProps) {
  const t = useText('p2p-chat');
  const renew = useRenew();
  const saving = useCallMutation(saveQuickReply);
  const [text, setText] = useState(reply?.text ?? '');
  const words = text.trim();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (words === '' || saving.isRunning) return;
    if (!(await saving.run({ ...(reply ? { replyNo: reply.replyNo } : {}), text: words }))) return;
    await renew();
    onSaved?.();
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-3">
      <ProblemBanner problem={saving.problem} />
      <TextArea
        label={label}
        rows={2}
        value={text}
        maxLength={longestText}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        isLoading={saving.isRunning}
        reason={words === '' ? t('reply_empty') : undefined}
      >
        {submitLabel}
      </Button>
    </form>
  );
}

function useRenew(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: quickReplyListQuery.queryKey });
}
