import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { repriceAds } from '@peerbourse/contract/p2p/p2p-ads/own/reprice-ads';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { AmountField } from '#parts/amount-field.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { renewAds } from '../renew-ads.ts';
import { newPricing, type RepriceDraft } from './reprice.form.ts';
import { RepricePreview } from './reprice-preview.tsx';

/** New prices for one ad or several. The ads stay on the market; each says what became of it. */
export function RepriceDialog({ ads, onClose }: { ads: readonly MyAd[]; onClose: () => void }) {
  const t = useText('p2p-ads');
  const form = useId();
  const client = useQueryClient();
  const act = useCallMutation(repriceAds);
  const [draft, setDraft] = useState<RepriceDraft>({ way: 'shift', direction: 'up', typed: '' });
  const [isChecked, setIsChecked] = useState(false);
  const [results, setResults] = useState<ReadonlyMap<string, string | null>>();

  function change(next: Partial<RepriceDraft>): void {
    setDraft({ ...draft, ...next });
    setResults(undefined);
    act.reset();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    // Those that have their new price already would be moved once more.
    const left = ads.filter(({ adNo }) => results?.get(adNo) !== null);
    const inputs = left.flatMap((ad) => {
      const pricing = newPricing(ad, draft);
      return pricing ? [{ adNo: ad.adNo, pricing }] : [];
    });
    if (inputs.length < left.length || act.isRunning) return;
    const answer = await act.run({ ads: inputs });
    if (!answer) return;
    if (answer.results.every(({ problem }) => problem === null)) {
      showToast('success', t('repriced', { count: left.length }));
      onClose();
    } else setResults(new Map([...(results ?? []), ...answer.results.map(({ adNo, problem }) => [adNo, problem] as const)]));
    await renewAds(client);
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t('reprice_title', { count: ads.length })}
      note={t('reprice_note')}
      form={form}
      submitLabel={t('reprice_apply')}
      runningLabel={t('repricing')}
      cancelLabel={t(results ? 'done' : 'cancel')}
      isRunning={act.isRunning}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <ProblemBanner problem={act.problem} />
        <SegmentedControl
          isWide
          label={t('reprice_way')}
          value={draft.way}
          onChange={(way) => change({ way })}
          segments={[
            { value: 'shift', label: t('reprice_shift') },
            { value: 'premium', label: t('reprice_premium') },
          ]}
        />
        <div className="grid gap-3 tablet:grid-cols-[auto_1fr] tablet:items-start">
          <div className="tablet:mt-7">
            <SegmentedControl
              isWide
              label={t('reprice_direction')}
              value={draft.direction}
              onChange={(direction) => change({ direction })}
              segments={[
                { value: 'up', label: t(draft.way === 'shift' ? 'reprice_up' : 'above') },
                { value: 'down', label: t(draft.way === 'shift' ? 'reprice_down' : 'below') },
              ]}
            />
          </div>
          <AmountField
            label={t(draft.way === 'shift' ? 'reprice_by' : 'premium')}
            value={draft.typed}
            onChange={(typed) => change({ typed })}
            decimals={4}
            suffix="%"
            refusal={isChecked && !newPricing(ads[0] as MyAd, draft) ? t('reprice_missing') : undefined}
          />
        </div>
        <RepricePreview ads={ads} draft={draft} results={results} />
      </form>
    </FormDialog>
  );
}
