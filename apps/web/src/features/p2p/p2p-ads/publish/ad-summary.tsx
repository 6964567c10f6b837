import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { isLess, parseUnits } from '@peerbourse/rules/money';
import { p2pPriceScale, premiumPpmOf } from '@peerbourse/rules/p2p-price';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { MethodChip } from '#features/p2p/shared/method-chip.tsx';
import { SpreadText } from '#features/p2p/shared/spread-text.tsx';
import { adFeeQuery } from '#queries/p2p-ads/ad-fee.query.ts';
import { adReachQuery } from '#queries/p2p-ads/ad-reach.query.ts';
import { myMethodListQuery } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { popularMethodListQuery } from '#queries/p2p-paymethods/popular-method-list.query.ts';
import { type AdDraft, conditionsOf, premiumPpm, priceNow } from '../terms/ad.form.ts';
import { useAdProblemText } from '../terms/ad-problem-text.ts';
import { type AdField, type AdProblem, type AdRules, stepOf } from '../terms/ad-problems.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

interface AdSummaryProps {
  draft: AdDraft;
  rules: AdRules;
  problems: readonly AdProblem[];
  /** Leads to a field. */
  onLead: (field: AdField) => void;
}

/** The ad while it is being written: what takers will see, what it costs, whom it reaches and what is still missing. */
export function AdSummary({ draft, rules, problems, onLead }: AdSummaryProps) {
  return (
    <div className="grid gap-4">
      <Preview draft={draft} rules={rules} />
      <Costs draft={draft} hasFineConditions={!problems.some(({ field }) => stepOf(field) === 'conditions')} />
      <OpenPoints problems={problems} onLead={onLead} />
    </div>
  );
}

/** What others see, in their words: who takes a sell ad buys. */
function Preview({ draft, rules }: Pick<AdSummaryProps, 'draft' | 'rules'>) {
  const format = useFormat();
  const t = useText('p2p-ads');
  const price = priceNow(draft, rules.reference);
  const quantity = amountOf(draft.quantity);
  const limits = [draft.minAmount, draft.maxAmount]
    .map(amountOf)
    .map((amount) => (amount === undefined ? '…' : format.fiatNumber(amount, draft.fiat)));
  const minutes = draft.payMinutes ?? rules.fiat?.payTimeLimits[0];
  return (
    <section aria-label={t('preview')} className="rounded-medium border border-line p-4">
      <p className="text-12 text-ink-soft">{t('preview')}</p>
      <p className="mt-0.5 font-semibold">{t(draft.side === 'sell' ? 'taker_buys' : 'taker_sells', { coin: draft.coin })}</p>
      <p className="mt-2 text-24 leading-tight font-bold">
        <span className="figure">{price === undefined ? '–' : format.price(price)}</span>
        <span className="text-14 font-medium text-ink-soft"> {draft.fiat}</span>
      </p>
      <p className="mb-3 min-h-5">{price !== undefined && <SpreadText ppm={spreadOf(draft, price, rules.reference)} />}</p>
      <DefinitionList
        variant="ends"
        definitions={[
          {
            name: t('preview_available'),
            value: quantity === undefined ? '–' : format.amount(quantity, draft.coin),
            isFigure: true,
          },
          {
            name: t('limits'),
            value: limits.every((limit) => limit === '…') ? '–' : `${limits.join(' – ')} ${draft.fiat}`,
            isFigure: true,
          },
          { name: t('window'), value: minutes === undefined ? '–' : t('minutes', { count: minutes }) },
        ]}
      />
      <div className="mt-3 min-h-6">
        <ChosenMethods draft={draft} />
      </div>
    </section>
  );
}

/** A price that follows the reference has the distance that was typed. */
function spreadOf(draft: AdDraft, price: string, reference: string | undefined): number | null {
  if (reference === undefined) return null;
  if (draft.priceType === 'floating') return Number(premiumPpm(draft) ?? 0n);
  return Number(premiumPpmOf(parseUnits(price, p2pPriceScale), parseUnits(reference, p2pPriceScale)));
}

function ChosenMethods({ draft: { side, fiat, methods } }: Pick<AdSummaryProps, 'draft'>) {
  const t = useText('p2p-ads');
  const own = useRead(myMethodListQuery(fiat))?.paymethods ?? [];
  const kinds = useRead(popularMethodListQuery(fiat))?.paymethods ?? [];
  const chosen =
    side === 'sell'
      ? own.filter((method) => methods.includes(method.userPaymethodId))
      : kinds.filter((kind) => methods.includes(kind.paymethodId));
  // Two accounts of one bank are one way to pay to those who take the ad.
  const ways = [...new Map(chosen.map((method) => [method.paymethodId, method])).values()];
  if (ways.length === 0) return <p className="text-13 text-ink-soft">{t('preview_no_methods')}</p>;
  return (
    <ul aria-label={t('methods')} className="flex flex-wrap gap-1.5">
      {ways.map((method) => (
        <li key={method.paymethodId}>
          <MethodChip method={method} />
        </li>
      ))}
    </ul>
  );
}

function Costs({ draft, hasFineConditions }: { draft: AdDraft; hasFineConditions: boolean }) {
  const t = useText('p2p-ads');
  const quantity = amountOf(draft.quantity);
  const hasQuantity = quantity !== undefined && isLess('0', quantity);
  return (
    <section aria-label={t('costs')}>
      {hasQuantity ? (
        <Fee draft={draft} quantity={quantity} />
      ) : (
        <FeeLines fee="–" reserve={draft.side === 'sell' ? '–' : t('reserve_none')} />
      )}
      <div className="mt-2 min-h-10 text-13 text-ink-soft">{hasFineConditions && <Reach draft={draft} />}</div>
    </section>
  );
}

function Fee({ draft: { side, coin, fiat }, quantity }: { draft: AdDraft; quantity: string }) {
  const format = useFormat();
  const t = useText('p2p-ads');
  const wanted = useDebouncedValue({ side, coinCode: coin, fiatCode: fiat, quantity });
  const found = useRead(adFeeQuery(wanted));
  if (!found) return <FeeLines fee="–" reserve="–" />;
  const fee =
    found.feePpm === 0 ? t('fee_none') : t('fee_of', { amount: format.number(found.fee), coin, percent: format.ppm(found.feePpm) });
  return <FeeLines fee={fee} reserve={side === 'sell' ? format.amount(found.reserve, coin) : t('reserve_none')} />;
}

function FeeLines({ fee, reserve }: { fee: ReactNode; reserve: ReactNode }) {
  const t = useText('p2p-ads');
  return (
    <DefinitionList
      variant="ends"
      definitions={[
        { name: t('fee'), value: fee },
        { name: t('reserve'), value: reserve },
      ]}
    />
  );
}

function Reach({ draft }: { draft: AdDraft }) {
  const t = useText('p2p-ads');
  const wanted = useDebouncedValue({ side: draft.side, coinCode: draft.coin, fiatCode: draft.fiat, conditions: conditionsOf(draft) });
  const reach = useRead(adReachQuery(wanted));
  if (!reach) return null;
  return reach.traders === 0 ? t('reach_few') : t('reach', { eligible: reach.eligible, traders: reach.traders });
}

/** What keeps the ad from the market, each leading to its field. */
function OpenPoints({ problems, onLead }: Pick<AdSummaryProps, 'problems' | 'onLead'>) {
  const t = useText('p2p-ads');
  const textOf = useAdProblemText();
  if (problems.length === 0) return <p className="text-13 font-semibold text-good">{t('all_set')}</p>;
  return (
    <section aria-label={t('open_points')} className="rounded-medium bg-sunken p-3.5">
      <p className="mb-1 text-13 font-semibold">{t('open_points')}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.field}${problem.key}`}>
            <button
              type="button"
              onClick={() => onLead(problem.field)}
              className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-small text-start text-13 hover:underline mouse:min-h-7"
            >
              <CircleAlert size={14} aria-hidden="true" className={`shrink-0 ${problem.isMissing ? 'text-ink-faint' : 'text-bad'}`} />
              <span className="min-w-0">{textOf(problem)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
