import { acceptTerms } from '@peerbourse/contract/p2p/p2p-users/accept-terms';
import { Button } from '@peerbourse/ui/actions/button';
import { useQueryClient } from '@tanstack/react-query';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { Panel } from '#parts/panel.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { TermsLink } from '../onboarding/terms-link.tsx';
import { useTakeTrader } from '../use-take-trader.ts';

/** Which terms hold, since when, and whether there are newer ones to agree to. */
export function TermsPanel({ trader }: { trader: MyTrader }) {
  const format = useFormat();
  const t = useText('p2p-users');
  const client = useQueryClient();
  const takeTrader = useTakeTrader();
  const act = useCallMutation(acceptTerms);
  const { acceptedTermsVersion, currentTermsVersion, termsAcceptedAt } = trader;

  async function accept(): Promise<void> {
    const answer = await act.run(
      { termsVersion: currentTermsVersion },
      () => void client.invalidateQueries({ queryKey: myTraderQuery.queryKey }),
    );
    if (!answer) return;
    takeTrader(answer);
    showToast('success', t('terms_accepted_now'));
  }

  return (
    <Panel title={t('terms')} anchor="terms">
      <div className="grid gap-3">
        <ProblemBanner problem={act.problem} />
        <p className="text-14">
          {t('terms_version', { version: acceptedTermsVersion ?? 0, time: termsAcceptedAt === null ? '' : format.moment(termsAcceptedAt) })}
        </p>
        {acceptedTermsVersion !== currentTermsVersion && (
          <p className="text-14 font-semibold text-warn">{t('terms_newer', { version: currentTermsVersion })}</p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <TermsLink />
          {acceptedTermsVersion !== currentTermsVersion && (
            <Button size="small" isLoading={act.isRunning} loadingLabel={t('saving')} onClick={() => void accept()}>
              {t('terms_accept')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
