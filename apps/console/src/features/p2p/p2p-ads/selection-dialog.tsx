import { useQuery } from '@tanstack/react-query';
import { Unread } from '#desk/unread.tsx';
import { Button } from '#parts/button.tsx';
import { Modal } from '#parts/modal.tsx';
import { Notice } from '#parts/notice.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { countText, outlookText } from './act-text.ts';
import type { ModeratedAd } from './ad-moderation-list.query.ts';
import { adTitle } from './ad-text.ts';
import { type ModerationAct, type PreviewedAd, previewAdActsQuery } from './preview-ad-acts.query.ts';
import { priceText, spreadText } from './price-text.ts';
import { CheckSelectedForm, TakeSelectedDownForm } from './selection-forms.tsx';

export interface SelectionDialogProps {
  act: ModerationAct | undefined;
  ads: readonly ModeratedAd[];
  onClose: () => void;
  onDone: (message: string, adNos: readonly string[]) => void;
}

/** Before anything happens: each ad, and what will become of it. */
export function SelectionDialog({ act, ads, onClose, onDone }: SelectionDialogProps) {
  return (
    <Modal
      isOpen={act !== undefined}
      isWide
      title={act === 'take-down' ? `Take ${countText(ads.length)} down` : `Nothing is wrong with ${countText(ads.length)}`}
      note="What changes until you confirm is left alone as well, and you are told."
      onClose={onClose}
    >
      {act && <Preview act={act} ads={ads} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

interface PreviewProps extends SelectionDialogProps {
  act: ModerationAct;
}

function Preview({ act, ads, onClose, onDone }: PreviewProps) {
  const query = useQuery(previewAdActsQuery(act, ads));
  if (!query.data) return query.error ? <Unread error={query.error} onRetry={() => void query.refetch()} /> : <Skeleton className="h-40" />;
  const previewed = new Map(query.data.ads.map((ad) => [ad.adNo, ad]));
  const possible = ads.filter(({ adNo }) => previewed.get(adNo)?.problem === null);
  const Form = act === 'check' ? CheckSelectedForm : TakeSelectedDownForm;
  return (
    <>
      <ul aria-label="Selected ads" className="max-h-[44dvh] divide-y divide-line overflow-y-auto rounded-medium border border-line">
        {ads.map((ad) => (
          <AdRow key={ad.adNo} act={act} ad={ad} preview={previewed.get(ad.adNo)} />
        ))}
      </ul>
      {possible.length > 0 ? (
        <Form possible={possible} onClose={onClose} onDone={onDone} />
      ) : (
        <>
          <Notice tone="watch">This can be done to none of them.</Notice>
          <Button size="large" className="justify-self-end" onClick={onClose}>
            Close
          </Button>
        </>
      )}
    </>
  );
}

/** With its words, since they are what a check is about. */
function AdRow({ act, ad, preview }: { act: ModerationAct; ad: ModeratedAd; preview: PreviewedAd | undefined }) {
  const isLeft = preview === undefined || preview.problem !== null;
  return (
    <li className={`grid gap-1 px-4 py-2.5 text-13 ${isLeft ? 'bg-sunken text-ink-soft' : ''}`}>
      <p className="flex flex-wrap justify-between gap-x-3">
        <b className="font-semibold">{ad.nickName}</b>
        <span>
          {adTitle(ad)}, {priceText(ad)} ({spreadText(ad)})
        </span>
      </p>
      {[ad.remark, ad.autoReply]
        .filter((text) => text !== '')
        .map((text, i) => (
          <p key={i} dir="auto" className="break-words whitespace-pre-wrap text-ink-soft">
            {text}
          </p>
        ))}
      {preview && <p className={isLeft ? 'text-warn' : act === 'check' ? 'text-up' : 'text-down'}>{outlookText(act, preview, ad)}</p>}
    </li>
  );
}
