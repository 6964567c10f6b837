import { changeLanguage } from '@peerbourse/contract/identity/preferences/change-language';
import { type LocaleCode, localeOf, locales, prefixOf } from '@peerbourse/contract/locales';
import { languageWords } from '@peerbourse/rules/native-names';
import { Button } from '@peerbourse/ui/actions/button';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';
import { ChoiceField } from '#parts/choices/choice-field.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { languageListQuery } from '#queries/languages/language-list.query.ts';
import { chooseLanguage } from '#site/preferences/language-choice.ts';

/** The language of pages and of mails. Another language is another address, so the page is left for it. */
export function LanguageForm() {
  const t = useText('account');
  const { code: current, tag } = usePage().locale;
  const { pathname } = useLocation();
  const act = useCallMutation(changeLanguage);
  const [chosen, setChosen] = useState<LocaleCode>(current);
  const offered = useRead(languageListQuery)?.languageTypeList.map(({ locale }) => locale as LocaleCode) ?? locales.map(({ code }) => code);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await act.run({ languageType: localeOf(chosen).languageType }))) return;
    chooseLanguage(chosen, offered);
    location.assign(`${prefixOf(chosen)}${pathname}`);
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      <ProblemBanner problem={act.problem} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <ChoiceField
            kind="language"
            label={t('language')}
            hint={t('language_hint')}
            choices={offered.map((code) => ({ value: code, label: localeOf(code).name }))}
            wordsOf={(code) => languageWords(localeOf(code as LocaleCode).tag, tag)}
            value={chosen}
            onChange={(code) => setChosen(code as LocaleCode)}
          />
        </div>
        <Button type="submit" variant="secondary" isLoading={act.isRunning} loadingLabel={t('saving')} className="mb-6">
          {t('language_use')}
        </Button>
      </div>
    </form>
  );
}
