import type { CloseReason } from '@peerbourse/rules/p2p-orders/order-state';
import type { Receipt, ReceiptPerson } from '@peerbourse/rules/receipts/receipt';
import { type Definition, DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useFormat } from '#base/i18n/format.ts';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { GroundsText } from '#features/p2p/shared/grounds-text.tsx';
import { Moment } from '#parts/moment.tsx';

/** What a receipt states, first in a sentence. It names who issued it by what stands in it, not by where it is read. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  return (
    <div className="grid gap-4">
      <Summary receipt={receipt} />
      <DefinitionList definitions={[...useOutcome(receipt), ...usePeople(receipt), ...useMoney(receipt), ...useTimes(receipt)]} />
    </div>
  );
}

function Summary({ receipt }: { receipt: Receipt }) {
  const { state, closeReason, ruling, buyer, seller, quantity, coin, amount, fiat } = receipt;
  const format = useFormat();
  const t = useText('receipts');
  const values = {
    buyer: isolated(buyer.nickName),
    seller: isolated(seller.nickName),
    quantity: format.number(quantity),
    coin,
    amount: format.fiatNumber(amount, fiat),
    fiat,
    toBuyer: format.number(ruling?.toBuyer ?? '0'),
    toSeller: format.number(ruling?.toSeller ?? '0'),
  };
  const key = closeReason === 'ruled-split' ? 'summary_split' : (`summary_${state}` as const);
  return <p className="text-16 font-semibold wrap-anywhere tablet:text-18">{t(key, values)}</p>;
}

/** A name may be written in the other direction than the sentence around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

const reasonKeys = {
  completed: 'reason_completed',
  'maker-rejected': 'reason_maker_rejected',
  'maker-silent': 'reason_maker_silent',
  'pay-timeout': 'reason_pay_timeout',
  'buyer-cancelled': 'reason_buyer_cancelled',
  'buyer-cancelled-paid': 'reason_buyer_cancelled_paid',
  mutual: 'reason_mutual',
  'buyer-waived': 'reason_buyer_waived',
  'service-stopped': 'reason_service_stopped',
  'ruled-release': 'reason_ruled_release',
  'ruled-refund': 'reason_ruled_refund',
  'ruled-split': 'reason_ruled_split',
} as const satisfies Record<CloseReason, TextKey<'receipts'>>;

function useOutcome({ orderNo, state, closeReason, ruling, installation }: Receipt): Definition[] {
  const t = useText('receipts');
  return [
    { name: t('order_number'), value: orderNo, isFigure: true },
    { name: t('state'), value: t(`state_${state}`) },
    { name: t('reason'), value: t(reasonKeys[closeReason], { brand: installation.name }) },
    ...(ruling ? [{ name: t('ruling_grounds'), value: <GroundsText grounds={ruling.grounds} /> }] : []),
    { name: t('issuer'), value: <Issuer installation={installation} /> },
  ];
}

export function Issuer({ installation: { name, origin } }: Pick<Receipt, 'installation'>) {
  return (
    <>
      <bdi>{name}</bdi>
      <span className="block text-13 font-normal text-ink-soft">
        <bdi dir="ltr">{origin}</bdi>
      </span>
    </>
  );
}

function usePeople({ buyer, seller }: Receipt): Definition[] {
  const t = useText('receipts');
  return [
    { name: t('seller'), value: <Person person={seller} /> },
    { name: t('buyer'), value: <Person person={buyer} /> },
  ];
}

export function Person({ person: { id, nickName } }: { person: ReceiptPerson }) {
  const t = useText('receipts');
  return (
    <>
      <bdi>{nickName}</bdi>
      <span className="block text-13 font-normal text-ink-soft">
        {t('user_id')} <span className="figure">{id}</span>
      </span>
    </>
  );
}

function useMoney({ coin, fiat, price, amount, quantity, buyerFee, sellerFee }: Receipt): Definition[] {
  const format = useFormat();
  const t = useText('receipts');
  const coins = (value: string) => format.amount(value, coin);
  return [
    { name: t('quantity'), value: coins(quantity), isFigure: true },
    { name: t('amount'), value: format.fiat(amount, fiat), isFigure: true },
    { name: t('price'), value: t('price_value', { price: format.price(price), fiat, coin }) },
    { name: t('seller_fee'), value: coins(sellerFee), isFigure: true },
    { name: t('buyer_fee'), value: coins(buyerFee), isFigure: true },
  ];
}

function useTimes({ createdAt, paidAt, closedAt, issuedAt }: Receipt): Definition[] {
  const t = useText('receipts');
  return [
    { name: t('created_at'), value: <Moment at={createdAt} /> },
    { name: t('paid_at'), value: paidAt === null ? t('not_paid') : <Moment at={paidAt} /> },
    { name: t('closed_at'), value: <Moment at={closedAt} /> },
    { name: t('issued_at'), value: <Moment at={issuedAt} /> },
  ];
}
