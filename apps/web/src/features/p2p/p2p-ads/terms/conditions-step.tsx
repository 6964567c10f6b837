import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { Switch } from '@peerbourse/ui/fields/switch';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import type { CountedCondition } from './ad.form.ts';
import { CountryChoice } from './country-choice.tsx';
import { FieldBox } from './field-box.tsx';
import { NumberField } from './number-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import type { StepProps } from './step-props.ts';

const RemarksDialog = lazy(async () => ({ default: (await import('../remarks/remarks-dialog.tsx')).RemarksDialog }));

const conditionNames = {
  minJoinDays: 'condition_join_days',
  minOrders: 'condition_orders_min',
  maxOrders: 'condition_orders_max',
  minRatePercent: 'condition_rate',
  minRatingPercent: 'condition_rating',
  perUserLimit: 'condition_per_user',
} as const;

/** Whom the ad is for, what is said to them, and how it comes to the market. */
export function ConditionsStep(props: StepProps) {
  return (
    <>
      <Takers {...props} />
      <Acceptance {...props} />
      <AdTexts {...props} />
      {!props.isEdit && <Market {...props} />}
    </>
  );
}

function Takers(props: StepProps) {
  const t = useText('p2p-ads');
  const { draft, rules, onChange, errorOf } = props;
  const counted = (name: CountedCondition, suffix?: string) => (
    <FieldBox field={name}>
      <NumberField
        label={t(conditionNames[name])}
        value={draft[name]}
        onChange={(digits) => onChange({ ...draft, [name]: digits })}
        placeholder={t('condition_none')}
        suffix={suffix}
        error={errorOf(name)}
      />
    </FieldBox>
  );
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-16 font-semibold">{t('takers')}</legend>
      <p className="-mt-1 text-13 text-ink-soft">{t('takers_note')}</p>
      <div className="grid tablet:grid-cols-3 tablet:gap-x-4">
        <Checkbox
          label={t('condition_email')}
          checked={draft.needsEmail}
          onChange={() => onChange({ ...draft, needsEmail: !draft.needsEmail })}
        />
        <Checkbox
          label={t('condition_phone')}
          checked={draft.needsPhone}
          onChange={() => onChange({ ...draft, needsPhone: !draft.needsPhone })}
        />
        <Checkbox
          label={t('condition_merchants')}
          checked={draft.excludesMerchants}
          onChange={() => onChange({ ...draft, excludesMerchants: !draft.excludesMerchants })}
        />
      </div>
      <div className="grid gap-3 tablet:grid-cols-2">
        {counted('minJoinDays', t('unit_days'))}
        {counted('perUserLimit', t('unit_orders'))}
        {counted('minOrders', t('unit_orders'))}
        {counted('maxOrders', t('unit_orders'))}
        {counted('minRatePercent', '%')}
        {counted('minRatingPercent', '%')}
        <FieldBox field="minHolding">
          <AmountField
            size="medium"
            hasErrorLine={false}
            label={t('condition_holding')}
            placeholder={t('condition_none')}
            value={draft.minHolding}
            onChange={(minHolding) => onChange({ ...draft, minHolding })}
            decimals={rules.coin?.decimals ?? 8}
            units={[draft.coin]}
            suffix={draft.coin}
            refusal={errorOf('minHolding')}
          />
        </FieldBox>
      </div>
      <CountryChoice {...props} />
    </fieldset>
  );
}

function Acceptance({ draft, onChange }: StepProps) {
  const t = useText('p2p-ads');
  return (
    <div className="border-t border-line pt-4">
      <Switch
        label={t('acceptance')}
        note={t('acceptance_note')}
        checked={draft.wantsAcceptance}
        onChange={() => onChange({ ...draft, wantsAcceptance: !draft.wantsAcceptance })}
      />
    </div>
  );
}

function AdTexts({ draft, rules, onChange, errorOf }: StepProps) {
  const t = useText('p2p-ads');
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <FieldBox field="remark">
        <TextArea
          label={t('remark')}
          aside={
            <DialogButton
              variant="quiet"
              dialog={(close) => <RemarksDialog remark={draft.remark} onUse={(remark) => onChange({ ...draft, remark })} onClose={close} />}
            >
              {t('remarks')}
            </DialogButton>
          }
          hint={t('remark_hint')}
          value={draft.remark}
          maxLength={rules.remarkLength}
          hasCounter
          rows={4}
          onChange={({ currentTarget }) => onChange({ ...draft, remark: currentTarget.value })}
          error={errorOf('remark')}
        />
      </FieldBox>
      <FieldBox field="autoReply">
        <TextArea
          label={t('auto_reply')}
          hint={t('auto_reply_hint')}
          value={draft.autoReply}
          maxLength={rules.autoReplyLength}
          hasCounter
          rows={3}
          onChange={({ currentTarget }) => onChange({ ...draft, autoReply: currentTarget.value })}
          error={errorOf('autoReply')}
        />
      </FieldBox>
      <FieldBox field="pictures">
        <PicturesField draft={draft} rules={rules} onChange={onChange} error={errorOf('pictures')} />
      </FieldBox>
    </div>
  );
}

/** Who finds the ad, and from when on. */
function Market({ draft, onChange }: StepProps) {
  const t = useText('p2p-ads');
  return (
    <div className="grid gap-4 border-t border-line pt-4 tablet:grid-cols-2">
      <RadioGroup
        variant="cards"
        label={t('who_finds')}
        value={draft.isHidden ? 'private' : 'public'}
        onChange={(who) => onChange({ ...draft, isHidden: who === 'private' })}
        options={[
          { value: 'public', label: t('public_ad'), note: t('public_ad_note') },
          { value: 'private', label: t('private_ad'), note: t('private_ad_note') },
        ]}
      />
      <RadioGroup
        variant="cards"
        label={t('when')}
        value={draft.isOnline ? 'now' : 'later'}
        onChange={(when) => onChange({ ...draft, isOnline: when === 'now' })}
        options={[
          { value: 'now', label: t('online_now'), note: t('online_now_note') },
          { value: 'later', label: t('online_later'), note: t('online_later_note') },
        ]}
      />
    </div>
  );
}
