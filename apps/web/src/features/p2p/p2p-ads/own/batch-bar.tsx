import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { switchAds } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ads';
import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { DialogButton } from '#parts/dialog-button.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useAdName, useProblemText } from '../ad-text.ts';
import { renewAds } from '../renew-ads.ts';

const RepriceDialog = lazy(async () => ({ default: (await import('./reprice-dialog.tsx')).RepriceDialog }));

interface BatchBarProps {
  /** Those that can be chosen. */
  ads: readonly MyAd[];
  chosen: readonly MyAd[];
  onChoose: (adNos: readonly string[]) => void;
}

interface Failed {
  ad: MyAd;
  problem: string;
}

/** Several ads at once. The bar is there before anything is chosen, so that nothing moves when it is. */
export function BatchBar({ ads, chosen, onChoose }: BatchBarProps) {
  const t = useText('p2p-ads');
  const client = useQueryClient();
  const act = useCallMutation(switchAds);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const isAll = chosen.length === ads.length;

  async function turn(isOnline: boolean): Promise<void> {
    const answer = await act.run({ adNos: chosen.map(({ adNo }) => adNo), isOnline });
    if (!answer) return;
    const problems = answer.results.flatMap(({ adNo, problem }) => {
      const ad = chosen.find((each) => each.adNo === adNo);
      return ad && problem !== null ? [{ ad, problem }] : [];
    });
    setFailed(problems);
    const count = answer.results.length - problems.length;
    if (count > 0) showToast('success', t(isOnline ? 'resumed' : 'paused', { count }));
    onChoose([]);
    await renewAds(client);
  }

  const needsSome = chosen.length === 0;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-medium bg-sunken px-4 py-1">
        <Checkbox
          label={chosen.length === 0 ? t('choose_all') : t('chosen', { count: chosen.length })}
          checked={isAll}
          isMixed={chosen.length > 0 && !isAll}
          onChange={() => onChoose(isAll ? [] : ads.map(({ adNo }) => adNo))}
        />
        <div className="-me-2 flex flex-wrap">
          <Button variant="quiet" size="small" isDisabled={needsSome || act.isRunning} onClick={() => void turn(false)}>
            {t('pause')}
          </Button>
          <Button variant="quiet" size="small" isDisabled={needsSome || act.isRunning} onClick={() => void turn(true)}>
            {t('resume')}
          </Button>
          <DialogButton variant="quiet" isDisabled={needsSome} dialog={(close) => <RepriceDialog ads={chosen} onClose={close} />}>
            {t('reprice')}
          </DialogButton>
        </div>
      </div>
      <ProblemBanner problem={act.problem} />
      {failed.length > 0 && <FailedOnes failed={failed} onClose={() => setFailed([])} />}
    </div>
  );
}

function FailedOnes({ failed, onClose }: { failed: readonly Failed[]; onClose: () => void }) {
  const t = useText('p2p-ads');
  const common = useText('common');
  const nameOf = useAdName();
  const textOf = useProblemText();
  return (
    <Banner tone="warning" isSpoken close={{ label: common('close'), onPress: onClose }}>
      <p className="font-semibold">{t('not_switched', { count: failed.length })}</p>
      <ul>
        {failed.map(({ ad, problem }) => (
          <li key={ad.adNo}>
            {nameOf(ad)}: {textOf(problem)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
