import { Banner } from '@peerbourse/ui/feedback/banner';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import { useBrand } from '#site/site-settings.ts';
import { ReceiptFacts } from './receipt-facts.tsx';
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
  return (
    <>
      <Banner tone="success" isSpoken>
        <VerdictText title={t('genuine')} text={t('genuine_text', { brand })} />
      </Banner>
      <Panel title={t('facts')}>
        <ReceiptFacts receipt={verdict.receipt} />
      </Panel>
    </>
  );
}

function VerdictText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <strong className="block text-16 font-bold">{title}</strong>
      {text}
    </>
  );
}
