import { proposeMarketChange } from '@peerbourse/contract/markets/spot/desk/propose-market-change';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { TextField } from '#desk/text-field.tsx';
import { Modal } from '#parts/modal.tsx';
import { Notice } from '#parts/notice.tsx';
import { leastReason } from './least-reason.ts';
import type { MarketDesk } from './market-desk.query.ts';
import { firstPair, type NewMarketDraft, type NewMarketProblems, readNewMarket, stepText, unlistedCoins } from './new-market.form.ts';
import { usualTerms } from './terms/terms.form.ts';
import { TermsFields } from './terms/terms-fields.tsx';

export interface ListDialogProps {
  /** What there is already; nothing while the dialog is closed. */
  desk: MarketDesk | undefined;
  onClose: () => void;
  onProposed: (message: string) => void;
}

export function ListDialog({ desk, onClose, onProposed }: ListDialogProps) {
  return (
    <Modal
      isOpen={desk !== undefined}
      title="List a market"
      note="Somebody else decides. It is announced then, and opens by an auction."
      isWide
      onClose={onClose}
    >
      {desk && <ListForm desk={desk} onClose={onClose} onProposed={onProposed} />}
    </Modal>
  );
}

function ListForm({ desk, onClose, onProposed }: ListDialogProps & { desk: MarketDesk }) {
  const [draft, setDraft] = useState<NewMarketDraft>({
    ...firstPair(desk),
    priceScale: '2',
    lotScale: '4',
    terms: usualTerms,
    reason: '',
  });
  const [problems, setProblems] = useState<NewMarketProblems>({ terms: {} });
  const change = (part: Partial<NewMarketDraft>) => setDraft((before) => ({ ...before, ...part }));

  function read() {
    const reading = readNewMarket(draft, desk.coins);
    const reason = noteProblem(draft.reason, leastReason);
    setProblems({ ...('problems' in reading ? reading.problems : { terms: {} }), reason });
    if ('problems' in reading || reason !== undefined) return undefined;
    return { change: { kind: 'list' as const, market: reading.market }, reason: draft.reason.trim() };
  }

  return (
    <ActForm
      submission={useSubmission(proposeMarketChange)}
      read={read}
      button="Propose"
      onCancel={onClose}
      onDone={({ symbol }) => onProposed(`${symbol}: its listing is proposed. Somebody else has to decide.`)}
    >
      <CoinFields draft={draft} problems={problems} desk={desk} onChange={change} />
      {!desk.pricedPairs.includes(`${draft.base}/${draft.quote}`) && (
        <Notice tone="watch" isSpoken={false}>
          {`There is no price of ${draft.base} in ${draft.quote} elsewhere. Whenever nobody has traded for five minutes, this market will be post only.`}
        </Notice>
      )}
      <TermsFields draft={draft.terms} problems={problems.terms} onChange={(terms) => change({ terms })} />
      <NoteField
        label="Reason"
        hint="Read by whoever decides, and kept."
        note={draft.reason}
        problem={problems.reason}
        onChange={(reason) => change({ reason })}
      />
    </ActForm>
  );
}

interface CoinFieldsProps {
  draft: NewMarketDraft;
  problems: NewMarketProblems;
  desk: MarketDesk;
  onChange: (part: Partial<NewMarketDraft>) => void;
}

function CoinFields({ draft, problems, desk, onChange }: CoinFieldsProps) {
  const coins = (list: readonly string[]) => Object.fromEntries(list.map((coin) => [coin, coin]));
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <ChoiceField
        label="Base coin"
        hint="What is bought and sold."
        value={draft.base}
        labels={coins(unlistedCoins(desk, draft.quote))}
        isFirst
        onChange={(base) => onChange({ base })}
      />
      <ChoiceField
        label="Quote coin"
        hint="What it is paid with."
        value={draft.quote}
        labels={coins(desk.coins.map(({ coin }) => coin))}
        onChange={(quote) => onChange({ quote, base: unlistedCoins(desk, quote)[0] ?? '' })}
      />
      <TextField
        label="Decimals of prices"
        hint={stepText(draft.priceScale, draft.quote)}
        value={draft.priceScale}
        problem={problems.priceScale}
        onChange={(priceScale) => onChange({ priceScale })}
      />
      <TextField
        label="Decimals of quantities"
        hint={stepText(draft.lotScale, draft.base)}
        value={draft.lotScale}
        problem={problems.lotScale}
        onChange={(lotScale) => onChange({ lotScale })}
      />
    </div>
  );
}
