import type { CallOutput } from '@peerbourse/contract/call';
import type { AdTerms } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { FundPasswordField, isAboutFundPassword, isFundPassword } from '#features/p2p/shared/fund-password-field.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useSession } from '#site/session/use-session.ts';
import { useAdName } from '../ad-text.ts';
import type { AdDraft } from '../terms/ad.form.ts';
import { type RefusedField, refusedField } from './refused-field.ts';

interface PublishDialogProps {
  draft: AdDraft;
  terms: AdTerms;
  onPublished: (ad: CallOutput<typeof publishAd>) => void;
  /** The no is about a field of the form. */
  onRefused: (refused: RefusedField) => void;
  onClose: () => void;
}

/** The last word: the fund password, which travels sealed. */
export function PublishDialog(props: PublishDialogProps) {
  const isFund = useSession().account?.userInfo?.isFund;
  return isFund === false ? <NoFundPassword onClose={props.onClose} /> : <PasswordDialog {...props} />;
}

function NoFundPassword({ onClose }: { onClose: () => void }) {
  const t = useText('p2p-ads');
  const common = useText('common');
  return (
    <Dialog
      isOpen
      width="small"
      onClose={onClose}
      title={t('fund_missing')}
      closeLabel={common('close')}
      actions={
        <LinkButton isWide to="/account/security#fund-password">
          {t('fund_set')}
        </LinkButton>
      }
    >
      <p className="text-14 text-ink-soft">{t('fund_missing_text')}</p>
    </Dialog>
  );
}

function PasswordDialog({ draft, terms, onPublished, onRefused, onClose }: PublishDialogProps) {
  const t = useText('p2p-ads');
  const nameOf = useAdName();
  const form = useId();
  const act = useCallMutation(publishAd);
  const [digits, setDigits] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  // The page goes on to the published ad; until then nobody may publish a second one.
  const [isPublished, setIsPublished] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (!isFundPassword(digits) || act.isRunning || isPublished) return;
    const { side, coin: coinCode, fiat: fiatCode, isOnline, isHidden } = draft;
    const ad = await act.run({ ...terms, side, coinCode, fiatCode, isOnline, isHidden, accountPwd: digits }, (problem) => {
      const refused = refusedField(problem);
      if (refused) onRefused(refused);
    });
    if (!ad) return;
    setIsPublished(true);
    onPublished(ad);
  }

  return (
    <FormDialog
      width="small"
      onClose={onClose}
      title={t('publish_title')}
      note={nameOf({ side: draft.side, coinCode: draft.coin, fiatCode: draft.fiat })}
      form={form}
      submitLabel={t('publish')}
      runningLabel={t('publishing')}
      cancelLabel={t('cancel')}
      isRunning={act.isRunning || isPublished}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {!isAboutFundPassword(act.problem) && <ProblemBanner problem={act.problem} />}
        {draft.side === 'sell' && <Banner tone="info">{t('publish_reserves')}</Banner>}
        <FundPasswordField
          value={digits}
          onChange={(typed) => {
            setDigits(typed);
            act.reset();
          }}
          isChecked={isChecked}
          problem={act.problem}
        />
      </form>
    </FormDialog>
  );
}
