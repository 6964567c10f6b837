import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { Switch } from '@peerbourse/ui/fields/switch';
import { Lock } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { MethodChip } from '#features/p2p/shared/method-chip.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useAdName } from '../ad-text.ts';
import { AdBar } from './ad-bar.tsx';
import { type AdDialog, AdMenu } from './ad-menu.tsx';
import { AdPrice } from './ad-price.tsx';
import { HiddenReasons } from './hidden-reasons.tsx';
import { useAdActs } from './use-ad-acts.ts';

const DeleteAdDialog = lazy(async () => ({ default: (await import('./delete-ad-dialog.tsx')).DeleteAdDialog }));
const RepriceDialog = lazy(async () => ({ default: (await import('./reprice-dialog.tsx')).RepriceDialog }));
const ShareCodeDialog = lazy(async () => ({ default: (await import('../share/share-code-dialog.tsx')).ShareCodeDialog }));

interface AdCardProps {
  ad: MyAd;
  /** Left out where several cannot be changed together. */
  choice: { isChosen: boolean; onChange: (isChosen: boolean) => void } | undefined;
  onResumeAll: () => void;
}

/** One ad: what it offers, how it goes, why nobody sees it, and what can be done. */
export function AdCard({ ad, choice, onResumeAll }: AdCardProps) {
  const [dialog, setDialog] = useState<AdDialog>();
  const acts = useAdActs(ad);
  const close = () => setDialog(undefined);
  const remedies = {
    switchOn: () => void acts.turn(true),
    resumeAll: onResumeAll,
    reprice: () => setDialog('reprice'),
    wakeUp: () => void acts.wakeUp(),
  };
  return (
    <li data-ad={ad.adNo} className={grid}>
      <AdTitle ad={ad} choice={choice} />
      <div className="col-span-full tablet:col-span-1">
        <AdPrice ad={ad} />
      </div>
      <div className="col-span-full tablet:col-span-1">
        <AdBar ad={ad} />
      </div>
      <div className="col-start-2 row-start-1 flex items-center gap-1 justify-self-end tablet:col-start-4">
        <AdSwitch ad={ad} isBusy={acts.isRunning} onTurn={(isOnline) => void acts.turn(isOnline)} />
        <AdMenu
          ad={ad}
          isBusy={acts.isRunning}
          onOpen={setDialog}
          onTakeDown={() => void acts.takeDown()}
          onSetHidden={(isHidden) => void acts.setHidden(isHidden)}
        />
      </div>
      <AdTerms ad={ad} />
      <div className="col-span-full grid gap-3 empty:hidden">
        <ProblemBanner problem={acts.problem} />
        <HiddenReasons ad={ad} remedies={remedies} isBusy={acts.isRunning} />
      </div>
      <Suspense>
        {dialog === 'delete' && <DeleteAdDialog ad={ad} onClose={close} />}
        {dialog === 'reprice' && <RepriceDialog ads={[ad]} onClose={close} />}
        {dialog === 'share' && <ShareCodeDialog ad={ad} onClose={close} />}
      </Suspense>
    </li>
  );
}

const grid =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-3.5 rounded-large border border-line p-4 tablet:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1.3fr)_auto] tablet:px-5';

const tones: Record<MyAd['state'], ComponentProps<typeof StatusTag>['tone']> = {
  online: 'success',
  offline: 'quiet',
  editing: 'info',
  completed: 'quiet',
};

function AdTitle({ ad, choice }: Pick<AdCardProps, 'ad' | 'choice'>) {
  const t = useText('p2p-ads');
  const nameOf = useAdName();
  const title = (
    <>
      <span className={`block text-16 leading-snug font-semibold`}>{nameOf(ad)}</span>
      <span className="mt-1.5 flex flex-wrap items-center gap-1.5">
        <StatusTag tone={tones[ad.state]} label={t(`state_${ad.state}`)} />
        {ad.isHidden && (
          <Badge variant="quiet" icon={<Lock size={12} aria-hidden="true" />}>
            {t('private')}
          </Badge>
        )}
      </span>
      <span className="mt-1.5 block text-12 text-ink-soft">
        <span className="figure">{ad.adNo}</span>
      </span>
    </>
  );
  if (!choice) return <div className="min-w-0">{title}</div>;
  return <Checkbox label={title} checked={choice.isChosen} onChange={({ currentTarget }) => choice.onChange(currentTarget.checked)} />;
}

function AdSwitch({ ad, isBusy, onTurn }: { ad: MyAd; isBusy: boolean; onTurn: (isOnline: boolean) => void }) {
  const t = useText('p2p-ads');
  const nameOf = useAdName();
  if (ad.state !== 'online' && ad.state !== 'offline') return null;
  return (
    <Switch
      label={t('switch_of', { ad: nameOf(ad) })}
      isLabelHidden
      checked={ad.state === 'online'}
      disabled={isBusy || ad.takenDownFor !== null}
      onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
    />
  );
}

/** The terms of the ad in one line. */
function AdTerms({ ad }: { ad: MyAd }) {
  const format = useFormat();
  const t = useText('p2p-ads');
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-3 text-13">
      <span>
        <span className="text-ink-soft">{t('limits')}</span>{' '}
        <span className="figure font-semibold">{format.fiatRange(ad.minAmount, ad.maxAmount, ad.fiatCode)}</span>
      </span>
      <span>
        <span className="text-ink-soft">{t('window')}</span> <span className="font-semibold">{t('minutes', { count: ad.payMinutes })}</span>
      </span>
      {ad.wantsAcceptance && <span className="text-ink-soft">{t('you_accept_first')}</span>}
      <ul aria-label={t('methods')} className="flex min-w-0 flex-wrap gap-1.5">
        {ad.paymethods.map((method) => (
          <li key={method.paymethodId} className="min-w-0">
            <MethodChip method={method} />
          </li>
        ))}
      </ul>
    </div>
  );
}
