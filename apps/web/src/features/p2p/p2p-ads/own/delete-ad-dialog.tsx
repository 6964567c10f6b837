import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { deleteAd } from '@peerbourse/contract/p2p/p2p-ads/own/delete-ad';
import { takeDownAd } from '@peerbourse/contract/p2p/p2p-ads/own/take-down-ad';
import { formatUnits, isLess, parseUnits } from '@peerbourse/rules/money';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useAdName } from '../ad-text.ts';
import { renewAds } from '../renew-ads.ts';

/** Deletes an ad for good, and says beforehand what comes back. One that is on the market is taken down first. */
export function DeleteAdDialog({ ad, onClose }: { ad: MyAd; onClose: () => void }) {
  const format = useFormat();
  const t = useText('p2p-ads');
  const nameOf = useAdName();
  const client = useQueryClient();
  const [takingDown, deleting] = [useCallMutation(takeDownAd), useCallMutation(deleteAd)];
  const [isDown, setIsDown] = useState(ad.state !== 'online');
  const hasOrders = isLess('0', ad.frozen);
  const back = comesBack(ad);

  async function confirm(): Promise<void> {
    const { adNo } = ad;
    if (!isDown && !(await takingDown.run({ adNo }))) return;
    setIsDown(true);
    if (!(await deleting.run({ adNo }))) return;
    showToast('success', t('now_deleted'));
    await leave();
  }

  // Not earlier: an ad that is down but not deleted leaves this list, and this dialog with the reason would go along.
  async function leave(): Promise<void> {
    onClose();
    await renewAds(client);
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('delete_title', { ad: nameOf(ad) })}
      confirmLabel={t(isDown ? 'delete' : 'delete_and_take_down')}
      cancelLabel={t('keep')}
      isLoading={takingDown.isRunning || deleting.isRunning}
      loadingLabel={t('deleting')}
      reason={hasOrders ? t('delete_has_orders', { amount: format.number(ad.frozen), coin: ad.coinCode }) : undefined}
      onConfirm={() => void confirm()}
      onCancel={() => void leave()}
    >
      <div className="grid gap-3">
        <ProblemBanner problem={takingDown.problem ?? deleting.problem} />
        <p>{back === undefined ? t('delete_nothing_back') : t('delete_back', { amount: format.number(back), coin: ad.coinCode })}</p>
        <p>{t('delete_note')}</p>
      </div>
    </ConfirmDialog>
  );
}

/** Finer than any coin is divided. */
const scale = 18;

/** What was set aside for what is left, with its fee; a buy ad sets nothing aside. */
function comesBack({ side, remaining, reservedFee }: MyAd): string | undefined {
  const units = parseUnits(remaining, scale) + parseUnits(reservedFee, scale);
  return side === 'sell' && units > 0n ? formatUnits(units, scale) : undefined;
}
