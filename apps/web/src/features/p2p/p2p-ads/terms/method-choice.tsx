import type { CallOutput } from '@peerbourse/contract/call';
import type { myMethodList } from '@peerbourse/contract/p2p/p2p-paymethods/my-method-list';
import { ErrorFade } from '@peerbourse/ui/feedback/error-fade';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { SearchField } from '@peerbourse/ui/fields/search-field';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { MethodChip } from '#features/p2p/shared/method-chip.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useMethodName } from '#parts/use-method-name.ts';
import { myMethodListQuery } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { popularMethodListQuery } from '#queries/p2p-paymethods/popular-method-list.query.ts';
import { FieldBox } from './field-box.tsx';
import type { StepProps } from './step-props.ts';

/** A dialog that saves another payment method; it belongs to another part of the site, so the page brings it. */
export type AddMethod = (options: { fiat: string; onAdded: (userPaymethodId: string) => void; onClose: () => void }) => ReactNode;

interface MethodChoiceProps extends StepProps {
  addMethod: AddMethod;
}

/** How the ad is paid: to which own accounts, or in which ways. */
export function MethodChoice(props: MethodChoiceProps) {
  const t = useText('p2p-ads');
  const { draft, rules, errorOf } = props;
  const isSale = draft.side === 'sell';
  return (
    <FieldBox field="methods">
      <fieldset className="min-w-0" aria-describedby="ad-methods-note ad-methods-error">
        <legend className="mb-1.5 text-13 font-medium text-ink-soft">{t(isSale ? 'methods_sell' : 'methods_buy')}</legend>
        {isSale ? <OwnMethods {...props} /> : <MethodKinds {...props} />}
        <div className="mt-1.5 grid gap-1">
          <ErrorFade id="ad-methods-error" error={errorOf('methods')} />
          {rules.maxMethods !== undefined && (
            <p id="ad-methods-note" className="text-13 text-ink-soft">
              {t('methods_chosen', { count: draft.methods.length, most: rules.maxMethods })}
            </p>
          )}
        </div>
      </fieldset>
    </FieldBox>
  );
}

function toggled(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
}

type SavedMethod = CallOutput<typeof myMethodList>['paymethods'][number];

function OwnMethods({ draft, rules, onChange, addMethod }: MethodChoiceProps) {
  const t = useText('p2p-ads');
  const isFull = rules.maxMethods !== undefined && draft.methods.length >= rules.maxMethods;
  return (
    <QueryBoundary query={myMethodListQuery(draft.fiat)} fallback={<Skeleton shape="block" className="h-32" />}>
      {({ paymethods }) => (
        <div className="grid gap-2">
          {paymethods.length === 0 && (
            <p className="rounded-medium bg-sunken px-3.5 py-3 text-13">{t('methods_none', { fiat: draft.fiat })}</p>
          )}
          {paymethods.map((method) => {
            const isChosen = draft.methods.includes(method.userPaymethodId);
            return (
              <div key={method.userPaymethodId} className={card}>
                <Checkbox
                  label={<MethodName method={method} />}
                  note={method.state === 'ACTIVE' ? undefined : <StateText method={method} />}
                  checked={isChosen}
                  disabled={!isChosen && (isFull || method.state !== 'ACTIVE')}
                  onChange={() => onChange({ ...draft, methods: toggled(draft.methods, method.userPaymethodId), hasUsualMethods: false })}
                />
              </div>
            );
          })}
          <div>
            <AddMethodButton draft={draft} onChange={onChange} addMethod={addMethod} />
          </div>
        </div>
      )}
    </QueryBoundary>
  );
}

const card = 'rounded-medium border border-line px-3.5 has-checked:border-brand has-checked:bg-brand-tint';

function MethodName({ method }: { method: SavedMethod }) {
  const account = method.paymethodInfo.find(({ value }) => value !== '')?.value;
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <MethodChip method={method} />
      {account !== undefined && <span className="figure text-13 text-ink-soft wrap-anywhere">{account}</span>}
    </span>
  );
}

function StateText({ method: { state, coolingUntil } }: { method: SavedMethod }) {
  const format = useFormat();
  const t = useText('p2p-ads');
  if (state === 'COOLING' && coolingUntil !== null) return t('method_cooling', { until: format.moment(coolingUntil) });
  return t(state === 'NEEDS_UPDATE' ? 'method_needs_update' : 'method_disabled');
}

function AddMethodButton({ draft, onChange, addMethod }: Pick<MethodChoiceProps, 'draft' | 'onChange' | 'addMethod'>) {
  const t = useText('p2p-ads');
  const client = useQueryClient();
  const { fiat } = draft;

  /** What was saved is chosen at once, if this ad can be paid to it: the dialog lets people save it for another currency. */
  async function take(userPaymethodId: string): Promise<void> {
    const { queryKey } = myMethodListQuery(fiat);
    await client.invalidateQueries({ queryKey });
    const saved = client.getQueryData<CallOutput<typeof myMethodList>>(queryKey)?.paymethods ?? [];
    const isUsable = saved.some((method) => method.userPaymethodId === userPaymethodId && method.state === 'ACTIVE');
    if (isUsable) onChange({ ...draft, methods: [...draft.methods, userPaymethodId], hasUsualMethods: false });
  }

  return <DialogButton dialog={(onClose) => addMethod({ fiat, onAdded: (id) => void take(id), onClose })}>{t('add_method')}</DialogButton>;
}

/** So many are seen at a glance; more are searched. */
const glance = 8;

function MethodKinds({ draft, rules, onChange }: MethodChoiceProps) {
  const t = useText('p2p-ads');
  const nameOf = useMethodName();
  const [sought, setSought] = useState('');
  const isFull = rules.maxMethods !== undefined && draft.methods.length >= rules.maxMethods;
  return (
    <QueryBoundary query={popularMethodListQuery(draft.fiat)} fallback={<Skeleton shape="block" className="h-48" />}>
      {({ paymethods }) => (
        <div className="grid gap-2">
          {paymethods.length > glance && (
            <SearchField
              label={t('method_search')}
              placeholder={t('method_search')}
              clearLabel={t('search_clear')}
              value={sought}
              onChange={setSought}
            />
          )}
          <ul className="grid max-h-72 overflow-y-auto rounded-medium border border-line px-3.5 py-1 tablet:grid-cols-2 tablet:gap-x-4">
            {paymethods
              .filter((method) => nameOf(method).toLowerCase().includes(sought.trim().toLowerCase()))
              .map((method) => {
                const isChosen = draft.methods.includes(method.paymethodId);
                return (
                  <li key={method.paymethodId}>
                    <Checkbox
                      label={<MethodChip method={method} />}
                      checked={isChosen}
                      disabled={!isChosen && isFull}
                      onChange={() => onChange({ ...draft, methods: toggled(draft.methods, method.paymethodId), hasUsualMethods: false })}
                    />
                  </li>
                );
              })}
          </ul>
        </div>
      )}
    </QueryBoundary>
  );
}
