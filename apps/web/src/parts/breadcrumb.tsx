import { ChevronRight } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';

export interface Step {
  name: string;
  to: string;
}

/** The way from the home page to this one, for readers and for search engines. The page itself is not in it: its title follows. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  const common = useText('common');
  const t = useText('content');
  const way = [{ name: common('tab_home'), to: '/' }, ...steps];
  return (
    <nav aria-label={t('where_you_are')} className="print:hidden">
      <ol itemScope itemType="https://schema.org/BreadcrumbList" className="flex flex-wrap items-center gap-x-1 text-13">
        {way.map(({ name, to }, index) => (
          <li key={to} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem" className="flex items-center gap-1">
            {index > 0 && <ChevronRight size={14} aria-hidden="true" className="text-ink-faint rtl:-scale-x-100" />}
            <Link
              to={to}
              itemProp="item"
              className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline mouse:min-h-8"
            >
              <span itemProp="name">{name}</span>
            </Link>
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
