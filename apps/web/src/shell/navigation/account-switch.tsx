import type { ReactNode } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useSwitchAccount } from '#parts/sub-accounts/use-switch-account.ts';
import { subAccountListQuery } from '#queries/sub-accounts/sub-account-list.query.ts';

interface Choice {
  userId: string;
  name: string;
  isCurrent: boolean;
}

/** The main account and its children; without children there is nothing to switch. */
export function AccountSwitch({ icon, onChosen }: { icon: ReactNode; onChosen?: (() => void) | undefined }) {
  const t = useText('auth');
  const choices = useChoices();
  const { switchTo, isSwitching, problem } = useSwitchAccount();
  if (choices.length < 2) return null;
  return (
    <section aria-label={t('switch_account')} className="border-t border-line pt-1">
      <h3 className="flex items-center gap-2 px-3 py-1.5 text-12 text-ink-faint">
        {icon}
        {t('switch_account')}
      </h3>
      <ul>
        {choices.map(({ userId, name, isCurrent }) => (
          <li key={userId}>
            <button
              type="button"
              aria-pressed={isCurrent}
              disabled={isSwitching || isCurrent}
              onClick={() => void switchTo(userId).then((isDone) => isDone && onChosen?.())}
              className="menu-item w-full cursor-pointer text-start"
            >
              <bdi title={name} className="truncate">
                {name}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
      <ProblemBanner problem={problem} />
    </section>
  );
}

function useChoices(): Choice[] {
  const t = useText('auth');
  const list = useRead(subAccountListQuery);
  if (!list) return [];
  const main = { userId: list.mainUserId, name: list.mainUserName || t('main_account'), isCurrent: list.isMainCurrent };
  return [main, ...list.subAccounts.map(({ userId, userName, isCurrent }) => ({ userId, name: userName, isCurrent }))];
}
