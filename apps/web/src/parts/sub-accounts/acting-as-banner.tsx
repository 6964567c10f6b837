import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { subAccountListQuery } from '#queries/sub-accounts/sub-account-list.query.ts';
import { useSwitchAccount } from './use-switch-account.ts';

/** Says as whom one acts while that is a sub-account, and leads back. */
export function ActingAsBanner({ userName }: { userName: string }) {
  const t = useText('account');
  const list = useRead(subAccountListQuery);
  const { switchTo, isSwitching, problem } = useSwitchAccount();
  return (
    <div className="mb-4 grid gap-2">
      <Banner
        tone="info"
        isSpoken
        action={
          list && (
            <Button
              size="small"
              variant="secondary"
              isLoading={isSwitching}
              loadingLabel={t('switching')}
              onClick={() => void switchTo(list.mainUserId)}
            >
              {t('switch_back')}
            </Button>
          )
        }
      >
        {t('acting_as', { name: userName })}
      </Banner>
      <ProblemBanner problem={problem} />
    </div>
  );
}
