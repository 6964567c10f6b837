import type { StaffRole } from '@peerbourse/contract/call';
import { useRef } from 'react';
import type { Profile } from '#desk/customers/customer-text.ts';
import { BalancePanel } from './balance-panel.tsx';
import { counted } from './code-words.ts';
import { FactPanel } from './fact-panel.tsx';
import type { Fact } from './fact-text.ts';
import { NotePanel } from './note-panel.tsx';
import { RestraintPanel } from './restraint-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';

export interface CustomerListsProps {
  profile: Profile;
  roles: readonly StaffRole[];
  onDone: () => void;
}

/** What they have and what holds them back, what happened, and what is under way. A list that somebody may not see is not there. */
export function CustomerLists({ profile, roles, onDone }: CustomerListsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const of = (...lists: string[]) => profile.facts.filter(({ list }) => lists.includes(list));
  const sees = (...allowed: StaffRole[]) => allowed.some((role) => roles.includes(role));
  const others = profile.facts.filter(({ list }) => !knownLists.has(list));
  return (
    <div className="grid items-start gap-4 min-[760px]:grid-cols-2 min-[1180px]:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-4 min-[760px]:order-1">
        {sees('risk', 'approver', 'auditor') && <BalancePanel facts={of('balances')} />}
        <RestraintPanel profile={profile} mayAct={roles.includes('risk')} onDone={onDone} />
        <FactPanel
          id="devices"
          title="Devices"
          note={counted(profile.openSessions, 'open session')}
          facts={of('devices')}
          emptyText="No devices yet."
        />
        <FactPanel id="api-keys" title="API keys" facts={of('api-keys')} emptyText="None made." />
        <FactPanel id="methods" title="Payment methods" facts={of('methods')} emptyText="None saved." />
      </div>
      <div className="grid min-w-0 gap-4 min-[760px]:order-3 min-[760px]:col-span-2 min-[1180px]:order-2 min-[1180px]:col-span-1">
        <TimelinePanel profile={profile} onNote={() => field.current?.focus()} />
      </div>
      <div className="grid min-w-0 gap-4 min-[760px]:order-2 min-[1180px]:order-3">
        {sees('decider', 'approver', 'risk', 'auditor') && (
          <FactPanel id="orders" title="Orders" note={ordersNote(of('orders'))} facts={of('orders')} emptyText="No orders yet." />
        )}
        <FactPanel id="ads" title="Ads" facts={of('ads')} emptyText="No ads." />
        <FactPanel id="cases" title="Cases" facts={of('cases')} emptyText="No cases." />
        {sees('reader', 'decider', 'risk') && <FactPanel id="tickets" title="Tickets" facts={of('tickets')} emptyText="No tickets." />}
        {sees('reader', 'decider', 'risk') && <FactPanel id="webhooks" title="Webhooks" facts={of('webhooks')} emptyText="No webhooks." />}
        {sees('decider', 'risk', 'auditor') && (
          <FactPanel id="risk-requests" title="Risk requests" facts={of('risk-requests')} emptyText="Never asked for information." />
        )}
        <NotePanel profile={profile} mayWrite={sees('decider', 'risk')} field={field} />
        <FactPanel id="messages" title="Messages" note="the last 30 days" facts={of('messages')} emptyText="Nothing was sent." />
        {others.length > 0 && <FactPanel id="others" title="Others" facts={others} emptyText="" />}
      </div>
    </div>
  );
}

/** What the head of the page shows, and the lists above; whatever else a module tells has a place of its own. */
const knownLists: ReadonlySet<string> = new Set([
  'balances',
  'restraints',
  'devices',
  'api-keys',
  'methods',
  'orders',
  'ads',
  'cases',
  'tickets',
  'webhooks',
  'risk-requests',
  'messages',
  'trader',
]);

function ordersNote(orders: readonly Fact[]): string | undefined {
  const total = orders[0]?.values['total'];
  return total === undefined ? undefined : `${orders.filter(({ isOpen }) => isOpen).length} open, ${total} in all`;
}
