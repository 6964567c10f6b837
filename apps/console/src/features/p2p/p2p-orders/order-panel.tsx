import type { ReactNode } from 'react';
import { CustomerLink } from '#desk/customers/customer-links.tsx';
import { viewsLeftText } from '#desk/customers/customer-text.ts';
import { FactGrid } from '#desk/fact-grid.tsx';
import { p2pFragment } from '#desk/p2p-address.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import type { ViewedOrder } from './order-desk.query.ts';
import { escrowText, eventActor, eventText, faultText, freezeText, groundsText, orderState, orderTitle, rulingText } from './order-text.ts';

export interface OrderPanelProps {
  order: ViewedOrder;
  /** What stands right below the order itself. */
  children: ReactNode;
}

export function OrderPanel({ order, children }: OrderPanelProps) {
  return (
    <div className="grid min-w-0 gap-4">
      <Panel
        id="order"
        title={orderTitle(order)}
        note={
          <>
            order <span className="figure">{order.orderNo}</span>; {viewsLeftText(order.viewsLeft)}
          </>
        }
        state={<StateTag {...orderState(order)} />}
      >
        <div className="grid gap-4 border-t border-line px-4 py-4 tablet:px-5">
          {!order.isChainWhole && <Notice tone="bad">The chain of events is broken. Decide nothing and tell the security officer.</Notice>}
          {order.freeze && <FrozenNotice freeze={order.freeze} />}
          <FactGrid facts={[...standing(order), ...people(order)]} />
          {order.remark && <p className="text-13 break-words text-ink-soft">{order.remark}</p>}
        </div>
      </Panel>
      {children}
      <Panel id="paid-to" title="Paid to" note="as it was when the order began">
        <div className="grid gap-4 border-t border-line px-4 py-4 tablet:px-5">
          {order.paymethods.map(({ name, holderName, fields, isPaidTo }) => (
            <FactGrid
              key={`${name} ${fields.map(({ value }) => value).join(' ')}`}
              facts={[
                ['Method', isPaidTo ? `${name}, named by the buyer` : name],
                ['Holder', holderName],
                ...fields.map((field) => [field.name, field.value] as const),
              ]}
            />
          ))}
        </div>
      </Panel>
      <Panel id="events" title="What happened" note={order.isChainWhole ? 'the chain is whole' : 'the chain is broken'}>
        <ol className="divide-y divide-line border-t border-line">
          {order.events.map(({ code, actor, at, details }) => (
            <li key={`${code} ${at}`} className="grid gap-0.5 px-4 py-2.5 text-13 tablet:px-5">
              <span className="flex flex-wrap justify-between gap-x-3">
                <b className="font-semibold">
                  {eventText(code)} <span className="font-normal text-ink-soft">{eventActor(code, actor)}</span>
                </b>
                <MomentText at={at} />
              </span>
              {details && <span className="break-words text-ink-soft">{details}</span>}
            </li>
          ))}
        </ol>
      </Panel>
      <Rulings rulings={order.rulings} coinCode={order.coinCode} />
    </div>
  );
}

function FrozenNotice({ freeze: { kind, until, lift } }: { freeze: NonNullable<ViewedOrder['freeze']> }) {
  return (
    <Notice tone="bad">
      Frozen until <MomentText at={until} /> (UTC): {freezeText[kind].toLowerCase()}. Nothing moves and no time runs.
      {lift && ` ${lift.proposedBy} proposed to let it go on: ${lift.reason}`}
    </Notice>
  );
}

type Facts = ReadonlyArray<readonly [string, ReactNode]>;

function standing(order: ViewedOrder): Facts {
  return [
    ['Price', `${order.price} ${order.fiatCode}`],
    ['Escrow', `${order.escrow.amount} ${order.coinCode} ${escrowText[order.escrow.state]}`],
    ['Fees', `seller ${order.sellerFee}, buyer ${order.buyerFee} ${order.coinCode}`],
    ['Began (UTC)', <MomentText key="began" at={order.createdAt} />],
    ['Paid (UTC)', order.paidAt === null ? 'not declared' : <MomentText key="paid" at={order.paidAt} />],
    ['Asked to cancel', order.cancelRequest === 'none' ? 'nobody' : `${order.cancelRequest}: ${order.cancelReason ?? ''}`],
    ['Ended', order.closeReason ?? 'not yet'],
    ['To blame', order.closeReason === null ? 'not decided' : faultText[order.fault ?? '']],
  ];
}

function people({ buyer, seller, makerSide }: ViewedOrder): Facts {
  return ([['Buyer', buyer, 'buyer'] as const, ['Seller', seller, 'seller'] as const] as const).map(([name, person, side]) => [
    makerSide === side ? `${name}, who has the ad` : name,
    <span key={name}>
      {person.realName || 'no verified name'},{' '}
      <a href={p2pFragment('traders', person.userId)} className="text-brand underline underline-offset-3 hover:no-underline">
        {person.nickName}
      </a>{' '}
      <CustomerLink userId={person.userId} reason="complaint" />
    </span>,
  ]);
}

function Rulings({ rulings, coinCode }: Pick<ViewedOrder, 'rulings' | 'coinCode'>) {
  if (rulings.length === 0) return null;
  return (
    <Panel id="rulings" title="Rulings" note="newest first">
      <ul className="divide-y divide-line border-t border-line">
        {rulings.map((ruling) => (
          <li key={ruling.rulingNo} className="grid gap-1 px-4 py-3 text-13 tablet:px-5">
            <b className="font-semibold">
              {rulingText(ruling, coinCode)}: {groundsText[ruling.grounds].toLowerCase()}{' '}
              <span className="font-normal text-ink-soft">({ruling.state})</span>
            </b>
            <span className="break-words">
              {ruling.proposedBy}, <MomentText at={ruling.proposedAt} />: {ruling.reason}
            </span>
            {ruling.decidedBy !== null && ruling.decidedAt !== null && (
              <span className="break-words">
                {ruling.decidedBy}, <MomentText at={ruling.decidedAt} />: {ruling.decisionReason}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
