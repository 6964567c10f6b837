import { ArrowLeftRight, LogOut } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { accountName } from '#site/session/account-name.ts';
import type { MyAccount } from '#site/session/session-state.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { accountEntries, tradingEntries } from './account-entries.ts';
import { AccountSwitch } from './account-switch.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { OpenOrdersBadge } from './open-orders-badge.tsx';
import { useIsMerchant } from './use-is-merchant.ts';

interface AccountPanelProps {
  account: MyAccount;
  onChosen?: (() => void) | undefined;
}

/** Everything of a member in one list: trading, the account, and the way out. */
export function AccountPanel({ account, onChosen }: AccountPanelProps) {
  const { p2pState } = useSiteSettings();
  const isMerchant = useIsMerchant();
  const trading = tradingEntries.filter(({ key, to }) => (p2pState || to === '/assets') && (isMerchant || key !== 'p2p_desk'));
  return (
    <div className="grid gap-1">
      <p className="grid px-3 py-2">
        <bdi title={accountName(account)} className="truncate font-semibold">
          {accountName(account)}
        </bdi>
        <span className="figure text-12 text-ink-faint">{account.userInfo?.userId}</span>
      </p>
      <Entries entries={trading} onChosen={onChosen} />
      <Entries entries={accountEntries} onChosen={onChosen} />
      <AccountSwitch icon={<ArrowLeftRight size={16} aria-hidden="true" />} onChosen={onChosen} />
      <div className="border-t border-line pt-1">
        <LogOutButton icon={<LogOut size={16} aria-hidden="true" />} onDone={onChosen} />
      </div>
    </div>
  );
}

type Entry = (typeof tradingEntries)[number] | (typeof accountEntries)[number];

function Entries({ entries, onChosen }: { entries: readonly Entry[]; onChosen: (() => void) | undefined }) {
  const common = useText('common');
  const own = useText('account');
  return (
    <ul className="border-t border-line pt-1">
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link to={entry.to} onClick={onChosen} className="menu-item justify-between">
            {entry.area === 'common' ? common(entry.key) : own(entry.key)}
            {entry.key === 'p2p_orders' && <OpenOrdersBadge />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
