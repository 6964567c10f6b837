import { type MerchantState, merchantStates } from '@peerbourse/rules/p2p-merchants/merchant';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceField } from '#desk/choice-field.tsx';
import { p2pFragment } from '#desk/p2p-address.ts';
import { Unread } from '#desk/unread.tsx';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { type ListedMerchant, merchantListKey, merchantListQuery, merchantQueueQuery } from './merchant-desk.query.ts';
import { kindText, stateText } from './merchant-text.ts';
import { type RemovalAct, RemovalDialog, removalActsFor } from './removal-dialog.tsx';

const choices = Object.fromEntries([
  ['', 'All'],
  ...merchantStates.filter((state) => state !== 'none').map((state) => [state, stateText[state].label]),
]) as Record<MerchantState | '', string>;

/** Every merchant with level, deposit and what is due; those first whose time ends first. */
export function MerchantTable({ openRemovals }: { openRemovals: number }) {
  const client = useQueryClient();
  const [state, setState] = useState<MerchantState | ''>('');
  const [asked, setAsked] = useState<{ merchant: ListedMerchant; act: RemovalAct }>();
  const [done, setDone] = useState<string>();
  const { data, error, refetch } = useQuery(merchantListQuery(state));
  const { roles, name } = useStaffAccount();

  function conclude(message: string) {
    setAsked(undefined);
    setDone(message);
    void client.invalidateQueries({ queryKey: merchantListKey });
    void client.invalidateQueries({ queryKey: merchantQueueQuery.queryKey });
  }

  return (
    <Panel
      id="merchants"
      title="Merchants"
      note={data && (data.count > data.merchants.length ? `${data.count}, the first ${data.merchants.length} shown` : String(data.count))}
      state={openRemovals > 0 && <StateTag tone="watch" label={`${openRemovals} to be removed, waiting for a second member`} />}
    >
      <div className="grid gap-3 border-t border-line px-4 py-3 tablet:px-5">
        {done && <Notice tone="good">{done}</Notice>}
        <div className="max-w-60">
          <ChoiceField label="State" value={state} labels={choices} onChange={setState} />
        </div>
      </div>
      {data ? (
        <CardTable
          caption="Merchants"
          columns={[
            ...columns,
            {
              name: 'Removal',
              onCard: 'line',
              cell: (merchant) => (
                <div className="flex flex-wrap gap-2">
                  {removalActsFor(merchant, roles, name).map((act) => (
                    <Button key={act} kind={act === 'keep' ? 'secondary' : 'danger'} onClick={() => setAsked({ merchant, act })}>
                      {buttonText[act]}
                    </Button>
                  ))}
                  {merchant.removal && <span className="text-12 text-ink-soft">Proposed by {merchant.removal.proposedBy}</span>}
                </div>
              ),
            },
          ]}
          rows={data.merchants}
          keyOf={(merchant) => merchant.userId}
          emptyText="No merchant is in this state."
        />
      ) : (
        <Unread error={error} onRetry={() => void refetch()} />
      )}
      <RemovalDialog asked={asked} onClose={() => setAsked(undefined)} onDone={conclude} />
    </Panel>
  );
}

const buttonText: Record<RemovalAct, string> = { propose: 'Propose removal', remove: 'Remove', keep: 'Keep' };

const columns: readonly Column<ListedMerchant>[] = [
  {
    name: 'Merchant',
    cell: ({ nickName, userId }) => (
      <a href={p2pFragment('traders', userId)} className="text-brand underline underline-offset-3 hover:no-underline">
        {nickName}
      </a>
    ),
  },
  { name: 'State', cell: ({ state }) => <StateTag {...stateText[state]} />, onCard: 'corner' },
  { name: 'Kind', cell: ({ accountType, fiatCodes }) => `${kindText[accountType]}, ${fiatCodes.join(', ')}`, onCard: 'half' },
  { name: 'Level', cell: ({ level }) => level },
  { name: 'Deposit, USDT', cell: ({ deposit, required }) => `${deposit} of ${required}`, isAtEnd: true, className: 'figure' },
  { name: 'Due (UTC)', cell: ({ dueAt }) => (dueAt ? <MomentText at={dueAt} /> : '') },
];
