import type { CallOutput } from '@peerbourse/contract/call';
import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { createShareCode } from '@peerbourse/contract/p2p/p2p-ads/market/create-share-code';
import { Button } from '@peerbourse/ui/actions/button';
import { CopyText } from '@peerbourse/ui/actions/copy-text';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useState } from 'react';
import { useHref } from 'react-router';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useAdName } from '../ad-text.ts';

type ShareCode = CallOutput<typeof createShareCode>;

/** Makes a code with which others find a private ad. Each one made is another. */
export function ShareCodeDialog({ ad, onClose }: { ad: Pick<MyAd, 'adNo' | 'side' | 'coinCode' | 'fiatCode'>; onClose: () => void }) {
  const t = useText('p2p-ads');
  const common = useText('common');
  const nameOf = useAdName();
  const act = useCallMutation(createShareCode);
  const [made, setMade] = useState<ShareCode>();

  async function make(): Promise<void> {
    const answer = await act.run({ adNo: ad.adNo });
    if (answer) setMade(answer);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('share_title', { ad: nameOf(ad) })}
      note={t('share_note')}
      closeLabel={common('close')}
      width="small"
      actions={
        <>
          <Button
            isWide
            variant={made ? 'secondary' : 'primary'}
            isLoading={act.isRunning}
            loadingLabel={t('share_making')}
            onClick={() => void make()}
          >
            {t(made ? 'share_another' : 'share_make')}
          </Button>
          <Button variant="secondary" isWide onClick={onClose}>
            {t(made ? 'done' : 'cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ProblemBanner problem={act.problem} />
        {made ? <MadeCode made={made} /> : <p className="text-14">{t('share_before')}</p>}
      </div>
    </Dialog>
  );
}

function MadeCode({ made: { code, expiresAt, maxUses } }: { made: ShareCode }) {
  const format = useFormat();
  const t = useText('p2p-ads');
  const { siteUrl } = usePage();
  const path = useHref(`/p2p-trade/code/${code}`);
  const copying = { copyLabel: t('share_copy'), copiedLabel: t('share_copied'), failedLabel: t('share_copy_failed') };
  return (
    <div role="status" className="grid gap-3">
      <div className="rounded-medium bg-sunken px-4 py-3">
        <p className="text-12 text-ink-soft">{t('share_code')}</p>
        <p className="text-20 font-bold">
          <CopyText text={code} variant="word" name={t('share_copy_code')} {...copying} />
        </p>
      </div>
      <div className="rounded-medium bg-sunken px-4 py-3">
        <p className="text-12 text-ink-soft">{t('share_link')}</p>
        <CopyText text={`${siteUrl}${path}`} variant="word" name={t('share_copy_link')} {...copying} />
      </div>
      <p className="text-13 text-ink-soft">{t('share_until', { until: format.moment(expiresAt), uses: maxUses })}</p>
    </div>
  );
}
