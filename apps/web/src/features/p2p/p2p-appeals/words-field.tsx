import { maxWords, minWords } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { useText } from '#base/i18n/texts.tsx';

interface WordsFieldProps {
  label: string;
  value: string;
  onChange: (words: string) => void;
  /** Somebody tried to send it. */
  isChecked: boolean;
}

export const areEnough = (words: string): boolean => words.trim().length >= minWords;

/** What somebody says in an appeal; the other side reads it. */
export function WordsField({ label, value, onChange, isChecked }: WordsFieldProps) {
  const t = useText('p2p-appeals');
  return (
    <TextArea
      label={label}
      hint={t('words_hint')}
      error={isChecked && !areEnough(value) && t('words_missing', { count: minWords })}
      hasCounter
      maxLength={maxWords}
      rows={4}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
