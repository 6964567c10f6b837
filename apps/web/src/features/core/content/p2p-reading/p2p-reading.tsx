import type { LocaleCode } from '@peerbourse/contract/locales';
import { ChevronRight } from 'lucide-react';
import { useRead } from '#base/api/read.ts';
import { useShownLanguage } from '#base/i18n/shown-language.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { p2pArticleListQuery } from '#queries/content/p2p-article-list.query.ts';
import { tradeTipsQuery } from '#queries/content/trade-tips.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { listPaths } from '../list-paths.ts';

interface P2pReadingProps {
  side: 'buy' | 'sell';
  coin: string;
  fiat: string;
}

/** What to know before a trade: tips for whoever is about to make one, and the answers to what most people ask. */
export function P2pReading({ side, coin, fiat }: P2pReadingProps) {
  const { isLogin } = useSession();
  return (
    <>
      {isLogin && <Tips side={side} />}
      <Questions coin={coin} fiat={fiat} />
    </>
  );
}

function Tips({ side }: Pick<P2pReadingProps, 'side'>) {
  const t = useText('p2p');
  const tips = useRead(tradeTipsQuery({ side }))?.tips ?? [];
  if (tips.length === 0) return null;
  return (
    <section aria-labelledby="trade-tips">
      <h2 id="trade-tips" className="text-18 font-bold">
        {t('tips_title')}
      </h2>
      <ul className="mt-3 grid gap-3 tablet:grid-cols-2">
        {tips.map(({ slug, title, text, language }) => (
          <li key={slug}>
            <ReadingCard to={`/help/${slug}`} title={title} text={text} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ coin, fiat }: Omit<P2pReadingProps, 'side'>) {
  const t = useText('p2p');
  const articles = useRead(p2pArticleListQuery({ coinCode: coin, fiatCode: fiat }))?.articleList ?? [];
  return (
    <section aria-labelledby="p2p-questions">
      <h2 id="p2p-questions" className="text-18 font-bold">
        {t('questions_title')}
      </h2>
      <ul className="mt-3 grid gap-3 tablet:grid-cols-2">
        {articles.map(({ kind, slug, title, summary, language }) => (
          <li key={slug}>
            <ReadingCard to={`${listPaths[kind] ?? '/help'}/${slug}`} title={title} text={summary} language={language} />
          </li>
        ))}
      </ul>
      <Link to="/help" className="quiet-link mt-2">
        {t('all_answers')}
      </Link>
    </section>
  );
}

interface ReadingCardProps {
  to: string;
  title: string;
  text: string;
  language: LocaleCode;
}

/** The whole card leads to the text. */
function ReadingCard({ to, title, text, language }: ReadingCardProps) {
  const { marks } = useShownLanguage(language);
  return (
    <div
      {...marks}
      className="group relative flex h-full items-start justify-between gap-3 rounded-large border border-line bg-canvas p-4 hover:bg-sunken"
    >
      <div className="min-w-0">
        <h3 className="text-14 font-semibold wrap-anywhere">
          <Link to={to} className="group-hover:underline after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="mt-1 line-clamp-2 text-13 text-ink-soft">{text}</p>
      </div>
      <ChevronRight size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-faint rtl:-scale-x-100" />
    </div>
  );
}
