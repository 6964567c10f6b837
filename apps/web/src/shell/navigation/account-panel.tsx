import { ArrowLeftRight, LogOut } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { accountName } from '#site/session/account-name.ts';
import type { MyAccount } from '#site/session/session-state.ts';
import { accountEntries } from './account-entries.ts';
import { AccountSwitch } from './account-switch.tsx';
import { LogOutButton } from './log-out-button.tsx';

interface AccountPanelProps {
  account: MyAccount;
  onChosen?: (() => void) | undefined;
}

/** Everything of a member in one list: in the header's menu, and in the drawer of a phone. */
export function AccountPanel({ account, onChosen }: AccountPanelProps) {
  const t = useText('auth');
  return (
    <div className="grid gap-1">
      <p className="grid px-3 py-2">
        <bdi className="truncate font-semibold">{accountName(account)}</bdi>
        <span className="figure text-12 text-ink-faint">{account.userInfo?.userId}</span>
      </p>
      <ul className="border-t border-line pt-1">
        {accountEntries.map(({ key, to }) => (
          <li key={key}>
            <Link to={to} onClick={onChosen} className="menu-item">
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
      <AccountSwitch icon={<ArrowLeftRight size={16} aria-hidden="true" />} onChosen={onChosen} />
      <div className="border-t border-line pt-1">
        <LogOutButton icon={<LogOut size={16} aria-hidden="true" />} onDone={onChosen} />
      </div>
    </div>
  );
}
