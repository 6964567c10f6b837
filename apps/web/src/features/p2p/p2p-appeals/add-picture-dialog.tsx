import { type EvidenceKind, evidenceKinds } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { Upload } from '@peerbourse/ui/fields/upload';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { base64Of, scaledCanvas } from '#base/lib/scale-picture.ts';
import { showToast } from '#base/toasts/toasts.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import type { Box } from './cover-boxes.ts';
import { CoverPicture } from './cover-picture.tsx';
import { paintCovered } from './paint-covered.ts';
import { evidenceText } from './reason-text.ts';
import { useSendPicture } from './use-send-picture.ts';

interface AddPictureDialogProps {
  orderNo: string;
  /** What staff would like to see. */
  asked: EvidenceKind | undefined;
  onClose: () => void;
}

/** One side adds a picture to the case, after blacking out what is nobody's business. */
export function AddPictureDialog({ orderNo, asked, onClose }: AddPictureDialogProps) {
  const t = useText('p2p-appeals');
  const orders = useText('p2p-orders');
  const form = useId();
  const { send, isRunning, problem } = useSendPicture(orderNo);
  const { chosen, isUnreadable, choose, cover, covered } = useChosen();
  const [kind, setKind] = useState(asked);
  const [visibility, setVisibility] = useState<'both' | 'staff'>('both');
  const [isChecked, setIsChecked] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (!chosen || kind === undefined || isRunning) return;
    const file = covered(chosen);
    if (file === undefined || !(await send(file, { kind, isForStaff: visibility === 'staff' }))) return;
    showToast('success', t('picture_sent'));
    onClose();
  }

  return (
    <FormDialog
      width="large"
      title={t('picture_add')}
      form={form}
      submitLabel={t('picture_send')}
      runningLabel={t('sending')}
      cancelLabel={orders('back')}
      isRunning={isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <ProblemBanner problem={problem} />
        <FileField chosen={chosen} isUnreadable={isUnreadable} isMissing={isChecked && !chosen} isSending={isRunning} onChoose={choose} />
        {chosen && (
          <CoverPicture
            key={chosen.key}
            picture={chosen.picture}
            boxes={chosen.boxes}
            // The file is made when it is sent: a box drawn after that would cover nothing.
            onChange={(boxes) => !isRunning && cover(boxes)}
          />
        )}
        <RadioGroup
          label={t('picture_kind')}
          error={isChecked && kind === undefined && t('picture_kind_missing')}
          options={evidenceKinds.map((value) => ({ value, label: evidenceText(t, value) }))}
          value={kind}
          onChange={setKind}
        />
        <RadioGroup
          label={t('visibility')}
          options={(['both', 'staff'] as const).map((value) => ({ value, label: t(`visible_${value}`) }))}
          value={visibility}
          onChange={setVisibility}
        />
      </form>
    </FormDialog>
  );
}

interface Chosen {
  key: string;
  name: string;
  picture: HTMLCanvasElement;
  boxes: readonly Box[];
}

/** The picture with what covers it; another picture begins without covers. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen>();
  const [isUnreadable, setIsUnreadable] = useState(false);

  async function choose(file: File | undefined): Promise<void> {
    const picture = file && (await scaledCanvas(file));
    setIsUnreadable(file !== undefined && !picture);
    setChosen(picture && { key: crypto.randomUUID(), name: file.name, picture, boxes: [] });
  }

  /** What is sent: the canvas with its covers, and nothing else of the file. */
  function covered({ picture, boxes }: Chosen): string | undefined {
    const address = paintCovered(picture, boxes);
    setIsUnreadable(address === undefined);
    return address && base64Of(address);
  }

  return { chosen, isUnreadable, choose, covered, cover: (boxes: readonly Box[]) => setChosen(chosen && { ...chosen, boxes }) };
}

interface FileFieldProps {
  chosen: Chosen | undefined;
  isUnreadable: boolean;
  isMissing: boolean;
  isSending: boolean;
  onChoose: (file: File | undefined) => Promise<void>;
}

function FileField({ chosen, isUnreadable, isMissing, isSending, onChoose }: FileFieldProps) {
  const t = useText('p2p-appeals');
  const chat = useText('p2p-chat');
  const paymethods = useText('paymethods');
  return (
    <Upload
      label={chat('picture')}
      chooseLabel={chosen ? paymethods('picture_replace') : t('picture_choose')}
      error={isUnreadable ? chat('picture_unreadable') : isMissing && t('picture_missing')}
      accept="image/jpeg,image/png,image/webp"
      isDisabled={isSending}
      files={chosen ? [{ key: chosen.key, name: chosen.name }] : []}
      onAdd={([file]) => file && void onChoose(file)}
      onRemove={() => void onChoose(undefined)}
      removeLabel={(name) => paymethods('picture_remove', { name })}
      progressLabel={() => t('sending')}
    />
  );
}
