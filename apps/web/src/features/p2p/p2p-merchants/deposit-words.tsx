import { useText } from '#base/i18n/texts.tsx';

const answers = ['deposit_yours', 'deposit_back_rejected', 'deposit_back_released', 'deposit_raise'] as const;

/** What becomes of the coins, for whoever wants to know before they part with them. */
export function DepositWords() {
  const t = useText('p2p-merchants');
  return (
    <details className="text-13">
      <summary className="quiet-link min-h-8 cursor-pointer content-center">{t('deposit_words')}</summary>
      <ul className="mt-1 grid list-disc gap-1 ps-5 text-ink-soft">
        {answers.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </details>
  );
}
