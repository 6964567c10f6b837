import { deleteRemark } from '@peerbourse/contract/p2p/p2p-ads/remarks/delete-remark';
import { writeRemark } from '@peerbourse/contract/p2p/p2p-ads/remarks/write-remark';
import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { savedRemarkListQuery } from '#queries/p2p-ads/saved-remark-list.query.ts';

interface RemarksDialogProps {
  /** What is in the field now, and could be kept. */
  remark: string;
  onUse: (remark: string) => void;
  onClose: () => void;
}

interface Remark {
  remarkNo: string;
  title: string;
  remark: string;
}

/** Remarks that are kept for later ads: use one, keep another, give it another name, forget it. */
export function RemarksDialog({ remark, onUse, onClose }: RemarksDialogProps) {
  const t = useText('p2p-ads');
  const common = useText('common');
  return (
    <Dialog isOpen onClose={onClose} title={t('remarks')} note={t('remarks_note')} closeLabel={common('close')}>
      <QueryBoundary query={savedRemarkListQuery} fallback={<Skeleton shape="block" className="h-60" />}>
        {({ remarks, most }) => (
          <div className="grid gap-5">
            <KeepForm remark={remark.trim()} isFull={remarks.length >= most} most={most} />
            {remarks.length === 0 ? (
              <p className="text-14 text-ink-soft">{t('remarks_none')}</p>
            ) : (
              <ul aria-label={t('remarks')} className="grid divide-y divide-line rounded-medium border border-line">
                {remarks.map((kept) => (
                  <KeptRemark
                    key={kept.remarkNo}
                    kept={kept}
                    onUse={() => {
                      onUse(kept.remark);
                      onClose();
                    }}
                  />
                ))}
              </ul>
            )}
          </div>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

const longestTitle = 40;

function KeepForm({ remark, isFull, most }: { remark: string; isFull: boolean; most: number }) {
  const t = useText('p2p-ads');
  const client = useQueryClient();
  const act = useCallMutation(writeRemark);
  const [title, setTitle] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const reason = remark === '' ? t('remark_empty') : isFull ? t('remarks_full', { most }) : undefined;

  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (title.trim() === '' || act.isRunning) return;
    const answer = await act.run({ title: title.trim(), remark });
    if (!answer) return;
    setTitle('');
    setIsChecked(false);
    await client.invalidateQueries({ queryKey: savedRemarkListQuery.queryKey });
  }

  return (
    <form noValidate onSubmit={(event) => void keep(event)} className="grid gap-3 rounded-medium bg-sunken p-3.5">
      <ProblemBanner problem={act.problem} />
      <TextInput
        label={t('remark_keep_as')}
        value={title}
        maxLength={longestTitle}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        error={isChecked && title.trim() === '' ? t('remark_name_missing') : undefined}
      />
      <Button type="submit" variant="secondary" size="small" isLoading={act.isRunning} loadingLabel={t('remark_keeping')} reason={reason}>
        {t('remark_keep')}
      </Button>
    </form>
  );
}

function KeptRemark({ kept, onUse }: { kept: Remark; onUse: () => void }) {
  const t = useText('p2p-ads');
  const client = useQueryClient();
  const [renaming, deleting] = [useCallMutation(writeRemark), useCallMutation(deleteRemark)];
  const [title, setTitle] = useState<string>();

  async function settle(answer: Promise<unknown>): Promise<void> {
    if ((await answer) === undefined) return;
    setTitle(undefined);
    await client.invalidateQueries({ queryKey: savedRemarkListQuery.queryKey });
  }

  function rename(event: FormEvent): void {
    event.preventDefault();
    const name = title?.trim() ?? '';
    if (name !== '') void settle(renaming.run({ remarkNo: kept.remarkNo, title: name, remark: kept.remark }));
  }

  return (
    <li data-remark={kept.remarkNo} className="grid gap-2 p-3.5">
      <ProblemBanner problem={renaming.problem ?? deleting.problem} />
      {title === undefined ? (
        <>
          <p className="text-14 font-semibold wrap-anywhere">{kept.title}</p>
          <p className="line-clamp-3 text-13 text-ink-soft wrap-anywhere">{kept.remark}</p>
          <div className="-ms-3.5 flex flex-wrap">
            <Button variant="quiet" size="small" className="text-brand" onClick={onUse}>
              {t('remark_use')}
              <VisuallyHidden text={kept.title} />
            </Button>
            <Button variant="quiet" size="small" onClick={() => setTitle(kept.title)}>
              {t('remark_rename')}
              <VisuallyHidden text={kept.title} />
            </Button>
            <Button
              variant="quiet"
              size="small"
              isDisabled={deleting.isRunning}
              onClick={() => void settle(deleting.run({ remarkNo: kept.remarkNo }))}
            >
              {t('delete')}
              <VisuallyHidden text={kept.title} />
            </Button>
          </div>
        </>
      ) : (
        <form noValidate onSubmit={rename} className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextInput
              label={t('remark_new_name')}
              value={title}
              maxLength={longestTitle}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
          </div>
          <Button type="submit" variant="secondary" isLoading={renaming.isRunning} loadingLabel={t('remark_keeping')}>
            {t('save')}
          </Button>
          <Button variant="quiet" onClick={() => setTitle(undefined)}>
            {t('cancel')}
          </Button>
        </form>
      )}
    </li>
  );
}
