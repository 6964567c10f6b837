import { ShieldCheck } from 'lucide-react';
import { useRead } from '#base/api/read.ts';
import { useLanguageMarks } from '#base/i18n/language-marks.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { tradeTipsQuery } from '#queries/content/trade-tips.query.ts';

/** The rules that protect whoever keeps them, each with the answer that says more. */
export function TradeTips() {
  const t = useText('p2p-users');
  const marks = useLanguageMarks();
  const tips = useRead(tradeTipsQuery({}))?.tips ?? [];
  if (tips.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="text-16 font-bold">{t('tips')}</h3>
      <ul className="grid gap-3">
        {tips.map(({ slug, title, text, language }) => (
          <li key={slug} {...marks(language)} className="flex gap-3 text-14">
            <ShieldCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
            <div className="min-w-0">
              <Link to={`/help/${slug}`} className="font-semibold hover:text-brand hover:underline">
                {title}
              </Link>
              <p className="text-13 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
