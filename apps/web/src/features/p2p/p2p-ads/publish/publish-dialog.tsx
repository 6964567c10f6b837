import type { CallOutput } from '@peerbourse/contract/call';
import type { AdTerms } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import type { AdDraft } from '../terms/ad.form.ts';
import { AdPasswordDialog } from './ad-password-dialog.tsx';
import { type RefusedField, refusedField } from './refused-field.ts';

interface PublishDialogProps {
  draft: AdDraft;
  terms: AdTerms;
  onPublished: (ad: CallOutput<typeof publishAd>) => void;
  /** The no is about a field of the form. */
  onRefused: (refused: RefusedField) => void;
  onClose: () => void;
}

export function PublishDialog({ draft, terms, onPublished, onRefused, onClose }: PublishDialogProps) {
  const t = useText('p2p-ads');
  const act = useCallMutation(publishAd);
  // The page goes on to the published ad; until then nobody may publish a second one.
  const [isPublished, setIsPublished] = useState(false);

  async function publish(accountPwd: string): Promise<void> {
    const { side, coin: coinCode, fiat: fiatCode, isOnline, isHidden } = draft;
    const ad = await act.run({ ...terms, side, coinCode, fiatCode, isOnline, isHidden, accountPwd }, (problem) => {
      const refused = refusedField(problem);
      if (refused) onRefused(refused);
    });
    if (!ad) return;
    setIsPublished(true);
    onPublished(ad);
  }

  return (
    <AdPasswordDialog
      draft={draft}
      title={t('publish_title')}
      submitLabel={t('publish')}
      runningLabel={t('publishing')}
      isRunning={act.isRunning || isPublished}
      problem={act.problem}
      onSubmit={(digits) => void publish(digits)}
      onTyped={act.reset}
      onClose={onClose}
    />
  );
}
