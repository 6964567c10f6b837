import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';

const rules = ['rule_fees', 'rule_platform', 'rule_name', 'rule_data', 'rule_prices', 'rule_evidence'] as const;

interface AgreementProps {
  isAgreed: boolean;
  error: string | undefined;
  onChange: (isAgreed: boolean) => void;
}

/** What merchants promise, in full: nobody has to open another page to know what they accept. */
export function Agreement({ isAgreed, error, onChange }: AgreementProps) {
  const t = useText('p2p-merchants');
  return (
    <div className="grid gap-3">
      <ul className="grid list-disc gap-1 ps-5 text-14 [word-break:auto-phrase]">
        {rules.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <div className="text-13 text-ink-soft">
        <p>{t('rule_consequence')}</p>
        <Link to="/p2p-terms" target="_blank" className="quiet-link">
          {t('terms_link')}
        </Link>
      </div>
      <Checkbox label={t('agree')} checked={isAgreed} error={error} onChange={(event) => onChange(event.currentTarget.checked)} />
    </div>
  );
}
