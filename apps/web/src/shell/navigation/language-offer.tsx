import { type LocaleCode, localeCodes, localeOf, prefixOf } from '@peerbourse/contract/locales';
import { formatFor } from '@peerbourse/rules/formats/format';
import { formatMessage } from '@peerbourse/texts/format-message';
import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { loadTexts } from '#base/i18n/load-texts.ts';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { closeForGood, useIsClosed } from '#base/lib/closed-marks.ts';
import { usePage } from '#base/page.tsx';
import { suggestedLanguageQuery } from '#queries/languages/suggested-language.query.ts';
import { useHandle } from '#shell/handle.ts';
import { chooseLanguage, languageAnswered } from '#site/preferences/language-choice.ts';

/** Offers another language to whoever seems to read that one better, in its own words; once, until there is an answer. */
export function LanguageOffer() {
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
    <section
      aria-label={t('language')}
      data-language-offer=""
      className="hidden min-w-0 items-center rounded-full bg-brand-tint ps-3 text-13 text-brand @min-[112px]:flex"
    >
      <a
        href={`${prefixOf(code)}${pathname === '/' ? '' : pathname}${search}` || '/'}
        lang={htmlLang}
        dir={direction}
        hrefLang={htmlLang}
        title={say('suggest_language', name)}
        aria-label={say('suggest_switch', name)}
        onClick={() => chooseLanguage(code, localeCodes)}
        className="flex min-h-9 min-w-0 items-center font-semibold hover:underline"
      >
        {/* The header leaves more room in one language than in another: the sentence stands where it can be read whole. */}
        <span className="truncate @min-[280px]:hidden">{name}</span>
        <span className="hidden truncate @min-[280px]:inline">{say('suggest_switch', name)}</span>
      </a>
      <IconButton
        label={t('suggest_stay', { language: locale.name })}
        icon={<X size={16} />}
        onClick={() => closeForGood(languageAnswered)}
      />
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
  return texts && ((key, language) => formatMessage(texts[key] ?? key, formatFor(localeOf(code).tag), { language }));
}
