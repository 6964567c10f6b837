import type { DepositMove } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { depositCoin } from './merchant-text.ts';

const keys = { added: 'move_added', returned: 'move_returned', compensation: 'move_compensation' } as const;

/** What came into the deposit and left it, newest first. */
export function DepositMoves({ moves }: { moves: readonly DepositMove[] }) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  if (moves.length === 0) return null;
  return (
    <Panel title={t('deposit_moves')}>
      <ol className="divide-y divide-line">
        {moves.map(({ kind, amount, at, left, orderNo }) => (
          <li key={`${at} ${left}`} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5 text-14">
            <span>
              {t(keys[kind], { order: orderNo ?? '' })}
              <span className="block text-13 text-ink-soft">
                <Moment at={at} />
              </span>
            </span>
            <span className="figure font-semibold">{format.amount(amount, depositCoin)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
