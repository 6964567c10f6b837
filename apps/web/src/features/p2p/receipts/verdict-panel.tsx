import type { Genuine } from '@peerbourse/rules/receipts/check-receipt';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import { useBrand } from '#site/site-settings.ts';
import { ReceiptFacts } from './receipt-facts.tsx';
import { ReputationFacts } from './reputation-facts.tsx';
import { RulingFacts } from './ruling-facts.tsx';
import type { Verdict } from './verify-receipt.ts';

const faultKeys = {
  altered: 'fault_altered',
  'unknown-key': 'fault_unknown_key',
  unreadable: 'fault_unreadable',
  'not-issued': 'fault_not_issued',
} as const;

/** Facts are shown of a genuine receipt alone: those of any other would be somebody's inventions. */
export function VerdictPanel({ verdict }: { verdict: Verdict }) {
  const t = useText('receipts');
  const brand = useBrand().name;
  if (verdict.kind !== 'genuine') {
    return (
      <Banner tone="error" isSpoken>
        <VerdictText title={t('fault')} text={t(faultKeys[verdict.kind], { brand })} />
      </Banner>
    );
  }
  const { genuine, facts, shown } = partsOf(verdict);
  return (
    <>
      <Banner tone="success" isSpoken>
        <VerdictText title={t(genuine)} text={t('genuine_text', { brand })} />
      </Banner>
      <Panel title={t(facts)}>{shown}</Panel>
    </>
  );
}

function partsOf(verdict: Genuine) {
  if ('receipt' in verdict) return { genuine: 'genuine', facts: 'facts', shown: <ReceiptFacts receipt={verdict.receipt} /> } as const;
  if ('ruling' in verdict)
    return { genuine: 'ruling_genuine', facts: 'ruling_what', shown: <RulingFacts ruling={verdict.ruling} /> } as const;
  const shown = <ReputationFacts reputation={verdict.reputation} />;
  return { genuine: 'reputation_genuine', facts: 'reputation_facts', shown } as const;
}

function VerdictText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <strong className="block text-16 font-bold">{title}</strong>
      {text}
    </>
  );
}
