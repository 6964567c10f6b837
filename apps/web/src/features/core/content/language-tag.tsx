import type { LocaleCode } from '@peerbourse/contract/locales';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Languages } from 'lucide-react';
import { useShownLanguage } from '#base/i18n/shown-language.ts';
import { useText } from '#base/i18n/texts.tsx';

/** Says beside an entry of a list that its text is in another language. */
export function LanguageTag({ language }: { language: LocaleCode }) {
  const t = useText('content');
  const { foreign } = useShownLanguage(language);
  if (!foreign) return null;
  return (
    <Badge variant="quiet" icon={<Languages size={12} aria-hidden="true" />}>
      {t('written_in', { language: foreign.name })}
    </Badge>
  );
}
