import type { Banner } from '@peerbourse/contract/core/content/banner.shape';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguageMarks } from '#base/i18n/language-marks.ts';
import { useText } from '#base/i18n/texts.tsx';
import { AnyLink } from '#base/links/any-link.tsx';

const tints = { info: 'bg-brand-tint', success: 'bg-good-tint', warning: 'bg-warn-tint' } as const;

/** By how many there are; an odd one closes its row. */
const columns = ['', '', 'tablet:grid-cols-2', 'tablet:grid-cols-2 desktop:grid-cols-3 tablet:max-desktop:*:last:odd:col-span-2'];

/** What operators want to be seen, side by side: nothing moves by itself. */
export function Banners({ banners, className = '' }: { banners: readonly Banner[]; className?: string }) {
  const t = useText('common');
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('banners_title')} className={className}>
      <ul className={`grid gap-4 ${columns[Math.min(banners.length, 3)]}`}>
        {banners.map((banner) => (
          <BannerCard key={banner.name} banner={banner} />
        ))}
      </ul>
    </section>
  );
}

function BannerCard({ banner: { name, title, body, action, to, picture, tone, language } }: { banner: Banner }) {
  const marksOf = useLanguageMarks();
  return (
    <li {...marksOf(language)} data-banner={name} className={`relative flex items-start gap-4 rounded-large p-5 ${tints[tone]}`}>
      <div className="min-w-0 flex-1">
        <h2 className="text-16 font-bold wrap-anywhere">{to && !action ? <CardLink to={to}>{title}</CardLink> : title}</h2>
        {body && <p className="mt-1 text-ink-soft wrap-anywhere">{body}</p>}
        {to && action && (
          <p className="mt-2 font-semibold text-brand">
            <CardLink to={to}>
              {action}
              <ArrowRight size={16} aria-hidden="true" className="ms-1 inline-block [&:dir(rtl)]:-scale-x-100" />
            </CardLink>
          </p>
        )}
      </div>
      {picture && (
        <img src={picture} alt="" width="96" height="96" loading="lazy" className="size-24 shrink-0 rounded-medium object-cover" />
      )}
    </li>
  );
}

/** A link whose hit area is the whole card. */
function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AnyLink to={to} className="after:absolute after:inset-0 after:rounded-large hover:underline">
      {children}
    </AnyLink>
  );
}
