import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { groupsOf } from '../method.form.ts';

/** Leads to one currency, once there are several. The choice is in the address. Before that it only says how many methods there are. */
export function FiatFilter({ methods, wanted }: { methods: readonly SavedMethod[]; wanted: string | undefined }) {
  const t = useText('paymethods');
  const groups = groupsOf(methods, undefined);
  if (groups.length < 2 && wanted === undefined)
    return <p className="text-14 text-ink-soft">{t('count_all', { count: methods.length })}</p>;
  return (
    <nav aria-label={t('by_currency')} className="scroll-quiet -mx-3">
      <ul className="flex gap-1">
        <li>
          <Link to="?" preventScrollReset aria-current={wanted === undefined ? 'page' : undefined} className="menu-item whitespace-nowrap">
            {t('all_currencies')}
          </Link>
        </li>
        {groups.map(({ fiat, methods: own }) => (
          <li key={fiat}>
            <Link
              to={`?fiat=${fiat}`}
              preventScrollReset
              aria-current={wanted === fiat ? 'page' : undefined}
              className="menu-item gap-1.5 whitespace-nowrap"
            >
              {fiat} <span className="figure text-ink-soft">{own.length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
