import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useReadWhen } from '#base/api/use-read-when.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { ChoiceField } from '#parts/choices/choice-field.tsx';
import { MethodLogo } from '#parts/choices/choice-pictures.tsx';
import { useMethodName } from '#parts/use-method-name.ts';
import { myMethodListQuery, type SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';

/** Own accounts that the advertiser can pay to; undefined until they are known. */
export function useOwnMethods({ fiatCode, paymethods }: MarketAd, mayAsk: boolean): SavedMethod[] | undefined {
  const saved = useReadWhen(mayAsk, myMethodListQuery(fiatCode))?.paymethods;
  return saved?.filter(
    ({ state, paymethodId }) => state === 'ACTIVE' && paymethods.some((accepted) => accepted.paymethodId === paymethodId),
  );
}

/** What was looked for, or else the newest. */
export function firstOwn(methods: SavedMethod[] | undefined, preferred: string | undefined): SavedMethod | undefined {
  return methods?.find(({ paymethodId }) => paymethodId === preferred) ?? methods?.[0];
}

interface OwnMethodSelectProps {
  methods: SavedMethod[] | undefined;
  value: string;
  onChange: (userPaymethodId: string) => void;
}

/** Where the money of a sale goes. */
export function OwnMethodSelect({ methods, value, onChange }: OwnMethodSelectProps) {
  const t = useText('p2p');
  const take = useText('p2p-take');
  const nameOf = useMethodName();
  if (methods?.length === 0) {
    return (
      <Banner
        tone="warning"
        action={
          <LinkButton size="small" variant="secondary" to="/account/payment-methods">
            {take('add_method')}
          </LinkButton>
        }
      >
        {t('reason_method')}
      </Banner>
    );
  }
  return (
    <ChoiceField
      label={t('get_paid_with')}
      value={value}
      onChange={onChange}
      choices={(methods ?? []).map((method) => ({
        value: method.userPaymethodId,
        label: [nameOf(method), lastShown(method.paymethodInfo)].filter(Boolean).join(' · '),
        icon: <MethodLogo address={method.iconUrl} />,
      }))}
    />
  );
}

/** Enough to tell two accounts from each other. */
function lastShown(fields: SavedMethod['paymethodInfo']): string {
  return fields.find(({ required, value }) => required && value !== '')?.value ?? '';
}
