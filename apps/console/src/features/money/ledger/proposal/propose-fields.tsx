import { type WalletName, wallets } from '@peerbourse/contract/money/assets/asset.shape';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { Field } from '#parts/field.tsx';
import { accountListQuery } from '../explorer/account-list.query.ts';
import { walletText } from '../ledger-text.ts';
import { type CorrectionDraft, type CorrectionProblems, longestReason } from './propose-correction.form.ts';
import { useLimitText } from './use-limit-text.ts';

export interface ProposeFieldsProps {
  draft: CorrectionDraft;
  problems: CorrectionProblems;
  /** The house has one place for its coins, so none is chosen. */
  isOfHouse: boolean;
  /** It is on its way, so nothing of it changes. */
  isHeld: boolean;
  onChange: (part: Partial<CorrectionDraft>) => void;
}

export function ProposeFields({ isOfHouse, draft, problems, isHeld, onChange }: ProposeFieldsProps) {
  return (
    <fieldset disabled={isHeld} className="grid min-w-0 gap-4">
      <legend className="sr-only">What is corrected</legend>
      <SegmentedControl
        label="Credit or debit"
        isWide
        segments={[
          { value: 'credit', label: 'Credit: coins are added' },
          { value: 'debit', label: 'Debit: coins are taken' },
        ]}
        value={draft.way}
        onChange={(way) => onChange({ way })}
      />
      <PlaceFields isOfHouse={isOfHouse} draft={draft} problems={problems} onChange={onChange} />
      <AmountField isOfHouse={isOfHouse} draft={draft} problems={problems} onChange={onChange} />
      <Field
        label="Reason"
        hint={isOfHouse ? 'Read by whoever decides, and kept.' : 'Read by whoever decides, and kept. The customer does not see it.'}
        problem={problems.reason}
        aside={
          <span className="text-12 text-ink-faint">
            {draft.reason.trim().length} / {longestReason}
          </span>
        }
        control={(wiring) => (
          <textarea
            {...wiring}
            rows={3}
            maxLength={longestReason}
            value={draft.reason}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        )}
      />
    </fieldset>
  );
}

type FieldProps = Omit<ProposeFieldsProps, 'isHeld'>;

function PlaceFields({ isOfHouse, draft, problems, onChange }: FieldProps) {
  // The house has an account for every coin that there is.
  const { data: house } = useQuery(accountListQuery(undefined));
  const coins = new Set([draft.coin, ...(house?.accounts ?? []).map(({ coin }) => coin)]);
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Field
        label="Coin"
        problem={problems.coin}
        control={(wiring) => (
          <select {...wiring} value={draft.coin} onChange={(event) => onChange({ coin: event.target.value })}>
            {[...coins].map((coin) => (
              <option key={coin}>{coin}</option>
            ))}
          </select>
        )}
      />
      {!isOfHouse && (
        <Field
          label="Wallet"
          control={(wiring) => (
            <select {...wiring} value={draft.wallet} onChange={(event) => onChange({ wallet: event.target.value as WalletName })}>
              {wallets.map((wallet) => (
                <option key={wallet} value={wallet}>
                  {walletText[wallet]}
                </option>
              ))}
            </select>
          )}
        />
      )}
    </div>
  );
}

function AmountField({ isOfHouse, draft, problems, onChange }: FieldProps) {
  return (
    <Field
      label="Amount"
      hint={useLimitText(isOfHouse)}
      problem={problems.amount}
      aside={<span className="text-12 text-ink-faint">{draft.coin}, exactly</span>}
      control={(wiring) => (
        <input
          {...wiring}
          autoFocus
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={draft.amount}
          onChange={(event) => onChange({ amount: event.target.value })}
        />
      )}
    />
  );
}
