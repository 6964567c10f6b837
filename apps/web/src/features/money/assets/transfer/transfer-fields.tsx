import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import { CoinField } from '#parts/choices/coin-field.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import type { CoinBalance } from '#queries/assets/coin-balances.query.ts';
import { useWalletName } from '../asset-text.ts';
import { amountToMove, isTooMuch, type TransferDraft } from './transfer.form.ts';
import { TransferOutcome } from './transfer-outcome.tsx';
import { WalletPair } from './wallet-pair.tsx';

interface TransferFieldsProps {
  /** Those that can be chosen. */
  coins: readonly CoinBalance[];
  /** The chosen one. */
  coin: CoinBalance;
  draft: TransferDraft;
  onChange: (draft: TransferDraft) => void;
  /** Somebody has tried to send it: what is missing is said. */
  isChecked: boolean;
  problem: Problem | undefined;
}

const aboutAmount: ReadonlySet<string | undefined> = new Set(['ledger.too-little', 'assets.bad-amount']);

/** Between which wallets, which coin, how much, and what comes of it. */
export function TransferFields({ coins, coin, draft, onChange, isChecked, problem }: TransferFieldsProps) {
  const t = useText('assets');
  const isAboutAmount = aboutAmount.has(problem?.refusal);
  const isAboutCoin = problem?.refusal === 'assets.unknown-coin';
  const offered = coins.includes(coin) ? coins : [coin, ...coins];
  return (
    <>
      {!isAboutAmount && !isAboutCoin && <ProblemBanner problem={problem} />}
      <WalletPair draft={draft} onChange={onChange} />
      <CoinField
        label={t('coin')}
        value={draft.coin}
        onChange={(chosen) => onChange({ ...draft, coin: chosen, typed: '' })}
        coins={offered.map(({ coin: code, name, imgUrl }) => ({ code, name, picture: imgUrl }))}
        error={isAboutCoin && problem?.message}
      />
      <MovedAmount
        coin={coin}
        draft={draft}
        onChange={onChange}
        isChecked={isChecked}
        refusal={isAboutAmount ? problem?.message : undefined}
      />
      <TransferOutcome draft={draft} coin={coin} />
    </>
  );
}

interface MovedAmountProps extends Pick<TransferFieldsProps, 'coin' | 'draft' | 'onChange' | 'isChecked'> {
  /** The server's no. */
  refusal: string | undefined;
}

function MovedAmount({ coin, draft, onChange, isChecked, refusal }: MovedAmountProps) {
  const format = useFormat();
  const t = useText('assets');
  const nameOf = useWalletName();
  const available = coin[draft.from];
  const shown = { amount: format.number(available), coin: coin.coin };
  const tooMuch = isTooMuch(draft, coin) ? t('too_much', { ...shown, wallet: nameOf(draft.from) }) : undefined;
  const missing = isChecked && amountToMove(draft) === undefined ? t('amount_missing') : undefined;
  return (
    <AmountField
      label={t('amount')}
      value={draft.typed}
      onChange={(typed) => onChange({ ...draft, typed })}
      decimals={coin.scale}
      units={[coin.coin]}
      suffix={coin.coin}
      aside={t('available', shown)}
      max={{ label: t('max'), onPress: () => onChange({ ...draft, typed: available }) }}
      refusal={refusal ?? tooMuch ?? missing}
    />
  );
}
