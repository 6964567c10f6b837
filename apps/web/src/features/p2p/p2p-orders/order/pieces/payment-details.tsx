import { Tabs } from '@peerbourse/ui/actions/tabs';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useFieldLabel } from '#features/p2p/shared/field-label.ts';
import { isolated, isolatedName } from '#features/p2p/shared/figure-text.ts';
import { TicketPicture } from '#features/p2p/shared/ticket-picture.tsx';
import { useMethodName } from '#parts/use-method-name.ts';
import { type OrderDetail, orderDetailQuery } from '#queries/p2p-orders/order-detail.query.ts';
import { useBrand } from '#site/site-settings.ts';
import { referenceOf } from '../order-view.ts';
import { CopyValue } from './copy-value.tsx';

type Method = OrderDetail['paymethods'][number];

/** Where to pay, with each value to copy, and how not to lose the money. */
export function PaymentDetails({ order }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  const [chosen, setChosen] = useState(order.paymethodDetail?.userPaymethodId);
  const method = order.paymethods.find(({ userPaymethodId }) => userPaymethodId === chosen) ?? order.paymethods[0];
  if (!method) return null;
  return (
    <div className="grid gap-4">
      {order.paymethods.length > 1 ? (
        <Tabs
          label={t('methods')}
          tabs={order.paymethods.map((each) => ({
            key: each.userPaymethodId,
            label: <MethodHead method={each} />,
          }))}
          current={method.userPaymethodId}
          onChange={setChosen}
          hasLine
        >
          <MethodRows order={order} method={method} />
        </Tabs>
      ) : (
        <div>
          <h2 className="mb-2 text-16 font-bold">
            <MethodHead method={method} />
          </h2>
          <MethodRows order={order} method={method} />
        </div>
      )}
      <PaymentWarnings order={order} />
    </div>
  );
}

function MethodHead({ method }: { method: Method }) {
  const nameOf = useMethodName();
  return (
    <span className="inline-flex items-center gap-2">
      <img src={method.iconUrl} alt="" width="24" height="24" />
      <bdi>{nameOf(method)}</bdi>
    </span>
  );
}

function MethodRows({ order, method }: { order: OrderDetail; method: Method }) {
  const t = useText('p2p-orders');
  const labelOf = useFieldLabel();
  const format = useFormat();
  const amount = format.fiat(order.orderPrice, order.fiatCode);
  const client = useQueryClient();
  const rows = [
    { name: t('amount'), value: order.orderPrice, shown: amount },
    { name: t('payee'), value: method.paymethodUserName },
    ...method.paymethodInfo
      .filter(({ type }) => type !== 'file')
      .map(({ name, label, value }) => ({
        name: labelOf(label),
        value,
        shown: name === 'iban' ? inFours(value) : value,
      })),
    { name: t('reference'), value: referenceOf(order) },
  ];
  const pictures = method.paymethodInfo.flatMap(({ value, label, url }) =>
    url === undefined ? [] : [{ fileId: value, name: labelOf(label), url }],
  );
  return (
    <>
      {method.isModifyKyc && <Banner tone="error">{t('payee_differs')}</Banner>}
      <DefinitionList
        definitions={rows
          .filter(({ value }) => value !== '')
          .map(({ name, value, shown = value }) => ({
            name,
            value: (
              <CopyValue text={value} name={name} isWide>
                {shown}
              </CopyValue>
            ),
          }))}
      />
      {pictures.map(({ fileId, name, url }) => (
        <figure key={fileId} className="mt-3 grid justify-items-start gap-1.5">
          <figcaption className="text-13 text-ink-soft">{name}</figcaption>
          <TicketPicture
            url={url}
            name={name}
            openLabel={t('open_picture', { name })}
            onStale={() => void client.invalidateQueries({ queryKey: orderDetailQuery(order.orderNo).queryKey })}
          />
        </figure>
      ))}
    </>
  );
}

/** As banks print long numbers; what is copied has no gaps. */
function inFours(value: string): string {
  return value.replaceAll(/\s/g, '').replaceAll(/.{4}(?=.)/g, '$& ');
}

function PaymentWarnings({ order }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  const brand = useBrand().name;
  return (
    <Banner tone="warning">
      <p className="font-semibold">{t('own_name', { name: isolatedName(order.buyUserInfo.realName) })}</p>
      <p>{t('own_name_text')}</p>
      <p>{t('reference_note', { reference: isolated(referenceOf(order)), brand })}</p>
    </Banner>
  );
}
