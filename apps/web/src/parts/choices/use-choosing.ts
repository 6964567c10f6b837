import type { ComboboxTexts, FirstChoices } from '@peerbourse/ui/combobox/choice';
import { useText } from '#base/i18n/texts.tsx';
import { type ChoiceKind, recentChoices, rememberChoice } from './recent-choices.ts';

export interface Choosing {
  texts: ComboboxTexts;
  first: () => FirstChoices;
  onChange: (value: string) => void;
}

/** The words of a long list, and what stands first in it: what was chosen lately, then what many choose. */
export function useChoosing(
  kind: ChoiceKind | undefined,
  popular: readonly string[] | undefined,
  onChange: (value: string) => void,
): Choosing {
  const t = useText('common');
  return {
    texts: {
      search: t('choice_search'),
      clear: t('choice_clear'),
      close: t('close'),
      recent: t('choice_recent'),
      popular: t('choice_popular'),
      rest: t('choice_rest'),
      found: (count, text) => t('choice_found', { count, text }),
      failed: t('choice_failed'),
    },
    first: () => ({ recent: kind && recentChoices(kind), popular }),
    onChange: (value) => {
      if (kind) rememberChoice(kind, value);
      onChange(value);
    },
  };
}
