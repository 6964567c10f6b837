import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { Menu } from '@peerbourse/ui/actions/menu';
import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { checkBlockedQuery } from '#queries/p2p-blocklist/check-blocked.query.ts';

const BlockDialog = lazy(async () => ({ default: (await import('#features/p2p/shared/block-dialog.tsx')).BlockDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

interface TraderMenuProps {
  orderNo: string;
  /** The other person of the order. */
  trader: { encryptUserId: string; nickName: string };
}

/** What somebody can do about the other person of an order, besides the order itself. */
export function TraderMenu({ orderNo, trader }: TraderMenuProps) {
  const t = useText('p2p-chat');
  const market = useText('p2p');
  const [opened, setOpened] = useState<'report' | 'block'>();
  const isBlocked = useRead(checkBlockedQuery(trader.encryptUserId))?.isBlocked ?? false;
  const close = () => setOpened(undefined);
  const label = t('trader_menu', { name: trader.nickName });
  return (
    <>
      <Menu
        label={label}
        align="end"
        groups={[
          [
            { key: 'report', label: t('report'), onSelect: () => setOpened('report') },
            { key: 'block', label: market(isBlocked ? 'unblock' : 'block'), isDanger: !isBlocked, onSelect: () => setOpened('block') },
          ],
        ]}
        button={(wiring) => <IconButton {...wiring} label={label} icon={<EllipsisVertical size={20} />} />}
      />
      {opened && (
        <Suspense>
          {opened === 'report' ? (
            <ReportDialog orderNo={orderNo} name={trader.nickName} onClose={close} />
          ) : (
            <BlockDialog person={trader} isBlocked={isBlocked} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
