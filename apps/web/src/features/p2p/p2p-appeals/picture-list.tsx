import { maxPictures } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { lazy, useId } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { Moment } from '#parts/moment.tsx';
import type { AppealCase } from '#queries/p2p-appeals/order-appeal.query.ts';
import { CasePicture } from './case-picture.tsx';
import type { CaseProps } from './case-props.ts';
import { openQuestion } from './open-question.ts';
import { evidenceText } from './reason-text.ts';

const AddPictureDialog = lazy(async () => ({ default: (await import('./add-picture-dialog.tsx')).AddPictureDialog }));

type Evidence = AppealCase['evidence'][number];

/** The pictures that both sides sent, and the way to add one: as long as the case is open, both may. */
export function PictureList({ orderNo, ...known }: CaseProps & { orderNo: string }) {
  const t = useText('p2p-appeals');
  const titleId = useId();
  const { appeal, side, name } = known;
  const shown = appeal.evidence.filter((evidence) => evidence.picture !== null || isHidden(evidence, side));
  const left = maxPictures - appeal.evidence.filter((evidence) => evidence.side === side).length;
  const asked = openQuestion(known)?.evidence ?? undefined;
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3 id={titleId} className="text-14 font-semibold">
        {t('pictures')}
      </h3>
      {shown.length > 0 && (
        <ul className="grid gap-3">
          {shown.map((evidence) => (
            <ListedPicture key={evidence.evidenceNo} evidence={evidence} side={side} name={name} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {left > 0 && (
          <DialogButton dialog={(close) => <AddPictureDialog orderNo={orderNo} asked={asked} onClose={close} />}>
            {t('picture_add')}
          </DialogButton>
        )}
        <p className="text-13 text-ink-soft">{t('picture_left', { count: Math.max(0, left) })}</p>
      </div>
    </section>
  );
}

/** The other side showed it to staff alone. Whatever else cannot be shown was erased, and there is nothing to say about it. */
function isHidden({ side, isForStaff }: Evidence, reader: CaseProps['side']): boolean {
  return isForStaff && side !== reader;
}

function ListedPicture({ evidence, side, name }: Omit<CaseProps, 'appeal'> & { evidence: Evidence }) {
  const t = useText('p2p-appeals');
  const kindId = useId();
  const { picture, isForStaff, at } = evidence;
  if (!picture) return <li className="text-14 wrap-anywhere text-ink-soft">{t('picture_hidden', { name })}</li>;
  const isMine = evidence.side === side;
  const kind = evidenceText(t, evidence.kind);
  return (
    <li className="flex items-start gap-3">
      <CasePicture picture={picture} name={isMine ? t('picture_me') : t('picture_other', { name })} kind={kind} kindId={kindId} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1 text-14">
        <span className="flex w-full flex-wrap justify-between gap-x-3 text-13 text-ink-soft">
          <b className="font-semibold wrap-anywhere">{isMine ? t('said_me') : name}</b>
          <Moment at={new Date(at).toISOString()} />
        </span>
        <span id={kindId}>{kind}</span>
        {isForStaff && <StatusTag tone="quiet" label={t('visible_staff')} />}
      </div>
    </li>
  );
}
