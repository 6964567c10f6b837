import { Button } from '@peerbourse/ui/actions/button';
import { Sheet } from '@peerbourse/ui/overlays/sheet';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { TraderFace } from '#features/p2p/shared/trader-face.tsx';
import { TraderFigures } from '#features/p2p/shared/trader-figures.tsx';
import { useScreenType } from '#shell/screen-type.ts';
import { SalePasswordDialog } from './sale-password-dialog.tsx';
import { NextStep, TakeAction, useTakeLabel } from './take-action.tsx';
import { TakeFields } from './take-fields.tsx';
import { TakeTerms } from './take-terms.tsx';
import { type TakeInput, useTakeForm } from './use-take-form.ts';

interface TakePanelProps extends TakeInput {
  /** Takes the new price of the ad, in its row too. */
  onPrice: (price: string) => void;
  onClose: () => void;
}

/** How much, in either unit, and everything that counts before somebody says yes: in the row of the ad, on phones in a sheet. */
export function TakePanel({ onPrice, onClose, ...input }: TakePanelProps) {
  const id = useId();
  const isPhone = useScreenType() === 'mobile';
  const form = useTakeForm(input);
  const { ad, order, taking } = form;
  const label = useTakeLabel(ad, form.settled);
  const acceptPrice = (price: string) => {
    taking.reset();
    onPrice(price);
  };
  const Layout = isPhone ? TakeSheet : TakeRow;
  return (
    <>
      <Layout
        ad={ad}
        fields={<TakeFields form={form} onPrice={acceptPrice} />}
        terms={<TakeTerms form={form} />}
        action={<TakeAction form={form} formId={id} label={label} />}
        onClose={onClose}
        formProps={{ id, noValidate: true, onSubmit: form.submit }}
      />
      <SalePasswordDialog taking={taking} wanted={order} label={label} />
    </>
  );
}

interface LayoutProps extends Pick<TakePanelProps, 'ad' | 'onClose'> {
  fields: ReactNode;
  terms: ReactNode;
  action: ReactNode;
  formProps: ComponentProps<'form'>;
}

/** Below the row of the ad. */
function TakeRow({ ad, fields, terms, action, onClose, formProps }: LayoutProps) {
  const t = useText('p2p');
  return (
    <form {...formProps} ref={bringIntoView} className="grid gap-x-10 gap-y-4 desktop:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-4">{fields}</div>
      <div className="grid content-between gap-4">
        {terms}
        <div className="grid gap-3">
          <NextStep ad={ad} />
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button variant="secondary" size="large" onClick={onClose}>
              {t('close_panel')}
            </Button>
            {action}
          </div>
        </div>
      </div>
    </form>
  );
}

/** What opened at the edge of the screen is seen whole, as far as it fits. */
function bringIntoView(form: HTMLFormElement | null): void {
  form?.scrollIntoView?.({ block: 'nearest' });
}

/** The action stays in view at the bottom, over the tab bar, however long the terms are. */
function TakeSheet({ ad, fields, terms, action, onClose, formProps }: LayoutProps) {
  const t = useText('p2p-take');
  const common = useText('common');
  const values = { coin: ad.coinCode, name: ad.advertiser.nickName };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(ad.side === 'sell' ? 'buy_from' : 'sell_to', values)}
      closeLabel={common('close')}
      actions={
        <>
          <NextStep ad={ad} />
          {action}
        </>
      }
    >
      <form {...formProps} className="grid gap-4">
        {fields}
        <div className="rounded-medium bg-sunken p-3.5">
          <TraderFace face={ad.advertiser}>
            <TraderFigures figures={ad.advertiser} side={ad.side} />
          </TraderFace>
        </div>
        {terms}
      </form>
    </Sheet>
  );
}
