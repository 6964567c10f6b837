import { formatFor } from '@peerbourse/rules/formats/format';
import { type NumberChoice, numberChoiceOf, numberChoices } from '@peerbourse/rules/formats/number-signs';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { useNumberChoice } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';

const byLanguage = 'by-language';

/** The separators of all numbers: those of the language, or others. Each is shown by a sample. */
export function NumberFormatControl() {
  const t = useText('common');
  const { tag } = usePage().locale;
  const [choice, choose] = useNumberChoice();
  const sample = (other: NumberChoice) => <span className="figure">{formatFor(tag, other).number('1234.56')}</span>;
  return (
    <SegmentedControl
      label={t('number_format')}
      size="small"
      phoneColumns={2}
      value={choice ?? byLanguage}
      onChange={(value) => choose(numberChoiceOf(value))}
      segments={[
        { value: byLanguage, label: t('numbers_by_language') },
        ...numberChoices.map((value) => ({ value, label: sample(value) })),
      ]}
    />
  );
}
