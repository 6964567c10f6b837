import { type LocaleCode, localeCodes, localeOf, prefixOf } from '@peerbourse/contract/locales';
import { formatMessage } from '@peerbourse/texts/format-message';
import { Button } from '@peerbourse/ui/actions/button';
import { ButtonLink } from '@peerbourse/ui/actions/button-link';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { loadTexts } from '#base/i18n/load-texts.ts';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { closeForGood, useIsClosed } from '#base/lib/closed-marks.ts';
import { usePage } from '#base/page.tsx';
import { suggestedLanguageQuery } from '#queries/languages/suggested-language.query.ts';
import { chooseLanguage, languageAnswered } from '#site/preferences/language-choice.ts';
import { useHandle } from '../handle.ts';

/** Offers another language to whoever seems to read that one better, in its own words; once, until there is an answer. */
export function LanguageBar() {
  const { isTask } = useHandle();
  const isAnswered = useIsClosed()(languageAnswered);
  return isTask || isAnswered ? null : <Suggestion />;
}

function Suggestion() {
  const code = useRead(suggestedLanguageQuery(navigator.languages))?.locale;
  return code ? <Offer code={code} /> : null;
}

function Offer({ code }: { code: LocaleCode }) {
  const t = useText('common');
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  const say = useForeignTexts(code);
  const { htmlLang, direction, name } = localeOf(code);
  if (!say) return null;
  return (
    <section aria-label={t('language')} className="grid gap-3 rounded-medium border border-line bg-canvas p-4 shadow-float">
      <p lang={htmlLang} dir={direction}>
        {say('suggest_language', name)}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          href={`${prefixOf(code)}${pathname === '/' ? '' : pathname}${search}` || '/'}
          lang={htmlLang}
          dir={direction}
          hrefLang={htmlLang}
          size="small"
          onClick={() => chooseLanguage(code, localeCodes)}
        >
          {say('suggest_switch', name)}
        </ButtonLink>
        <Button size="small" variant="quiet" onClick={() => closeForGood(languageAnswered)}>
          {t('suggest_stay', { language: locale.name })}
        </Button>
      </div>
    </section>
  );
}

/** Texts in a language that the page does not have; without them nothing is offered. */
function useForeignTexts(code: LocaleCode): ((key: TextKey<'common'>, language: string) => string) | undefined {
  const { textsVersion } = usePage();
  const [texts, setTexts] = useState<Record<string, string>>();
  useEffect(() => {
    let isGone = false;
    loadTexts({ textsVersion, locale: localeOf(code) }, 'common').then(
      (loaded) => isGone || setTexts(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [textsVersion, code]);
  return texts && ((key, language) => formatMessage(texts[key] ?? key, localeOf(code).tag, { language }));
}
