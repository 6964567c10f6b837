import { appealClock } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { lazy, useId } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { type Speak, useText } from '#base/i18n/texts.tsx';
import { isolated } from '#features/p2p/shared/figure-text.ts';
import { useServerNow } from '#features/p2p/shared/order-clock.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type AppealCase, orderAppealQuery } from '#queries/p2p-appeals/order-appeal.query.ts';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { useLiveCase } from './case.live.ts';
import { CaseClock } from './case-clock.tsx';
import { CaseHelp } from './case-help.tsx';
import type { CaseProps } from './case-props.ts';
import { openQuestion } from './open-question.ts';
import { PictureList } from './picture-list.tsx';
import { reasonText } from './reason-text.ts';
import { SaidList } from './said-list.tsx';
import { SayForm } from './say-form.tsx';

const WithdrawClaimDialog = lazy(async () => ({ default: (await import('./claims/withdraw-claim-dialog.tsx')).WithdrawClaimDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }));

/** The appeal of an order: whose turn it is and until when, what was said and shown, and what the reader can add. */
export function OpenCase({ order, name }: { order: OrderDetail; name: string }) {
  useLiveCase(order.orderNo);
  return (
    <QueryBoundary query={orderAppealQuery(order.orderNo)} fallback={<Skeleton shape="block" className="h-60" />}>
      {({ appeal }) => appeal && <Case order={order} name={name} appeal={appeal} />}
    </QueryBoundary>
  );
}

/** Of an appeal, or of a claim on an order that is over. */
export function Case({ order, name, appeal }: { order: OrderDetail; name: string; appeal: AppealCase }) {
  const t = useText('p2p-appeals');
  const titleId = useId();
  const side = order.currencyUserSide === 'buy' ? 'buyer' : 'seller';
  const { openedBy } = appeal.facts;
  // What the other one chose is said in their words.
  const opener = openerOf(openedBy, side);
  const known = { appeal, side, name } as const;
  return (
    <section aria-labelledby={titleId} className="grid gap-5 rounded-medium border border-line p-4 tablet:p-5">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-16 font-bold">
          {t(titles[appeal.kind])}
        </h2>
        <p className="text-14 text-ink-soft">{openedText(t, appeal, opener, name)}</p>
        <p className="text-14">
          <span className="text-ink-soft">{t('reason_label')}</span>{' '}
          <b className="font-semibold">{opener === 'other' ? <q>{reasonText(t, appeal.reason)}</q> : reasonText(t, appeal.reason)}</b>
        </p>
        <p className="text-14">
          <CaseHelp isAppeal={appeal.kind === 'appeal'} />
        </p>
      </div>
      <HeldCoins {...known} coin={order.coinCode} />
      <CaseClock {...known} />
      <Say {...known} orderNo={order.orderNo} />
      <SaidList {...known} />
      <PictureList {...known} orderNo={order.orderNo} />
      {openedBy === side && (
        <div>
          {appeal.kind === 'appeal' ? (
            <DialogButton variant="quiet" dialog={(close) => <WithdrawDialog order={order} onClose={close} />}>
              {t('withdraw')}
            </DialogButton>
          ) : (
            <DialogButton variant="quiet" dialog={(close) => <WithdrawClaimDialog orderNo={order.orderNo} onClose={close} />}>
              {t('withdraw_claim')}
            </DialogButton>
          )}
        </div>
      )}
    </section>
  );
}

const titles = { appeal: 'case', claim: 'claim', review: 'review' } as const;

type Opener = 'me' | 'other' | 'system' | 'staff';

/** Claims are opened by one of the two. */
function openedText(t: Speak<'p2p-appeals'>, { kind }: AppealCase, opener: Opener, name: string): string {
  if (kind === 'appeal') return t(`opened_${opener}`, { name });
  return opener === 'me' ? t('claim_opened_me') : t('claim_opened_other', { name });
}

/** Whoever misses coins reads here why. */
function HeldCoins({ appeal, side, name, coin }: CaseProps & { coin: string }) {
  const t = useText('p2p-appeals');
  const format = useFormat();
  return appeal.held.map((held) => {
    const amount = isolated(format.amount(held.amount, coin));
    return (
      <p key={held.side} className="text-14">
        {held.side === side ? t('held_me', { amount }) : t('held_other', { amount, name })}
      </p>
    );
  });
}

function openerOf(openedBy: AppealCase['facts']['openedBy'], side: OrderSide): Opener {
  if (openedBy === 'system' || openedBy === 'staff') return openedBy;
  return openedBy === side ? 'me' : 'other';
}

/** A question of staff comes before the own account of what happened. */
function Say({ appeal, side, orderNo }: CaseProps & { orderNo: string }) {
  const now = useServerNow();
  const asked = openQuestion({ appeal, side });
  const isSilent = appealClock(appeal.facts, now).silent.includes(side);
  if (asked) return <SayForm key="answer" kind="answer" orderNo={orderNo} asked={asked} />;
  if (appeal.facts.statedAt[side] !== null) return null;
  return <SayForm key="statement" kind="statement" orderNo={orderNo} isLate={isSilent} />;
}
