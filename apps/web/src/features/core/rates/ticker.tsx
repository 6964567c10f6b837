import { percentChange } from '@peerbourse/rules/percent-change';
import { Change } from '@peerbourse/ui/figures/change';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { homeTickerQuery } from '#queries/market-data/home-ticker.query.ts';
import { coinPath } from './coin-path.ts';

/** The leading coins in one line. */
export function Ticker() {
  const format = useFormat();
  const t = useText('rates');
  const rows = useRead(homeTickerQuery)?.tickers ?? [];
  if (rows.length === 0) return null;
  return (
    <ul className="relative flex overflow-x-auto border-y border-line bg-canvas" aria-label={t('prices_title')}>
      {rows.map((row) => (
        <li key={row.pair} className="min-w-44 flex-1 border-e border-line last:border-e-0">
          <Link to={coinPath(row.base)} className="block px-5 py-3.5 -outline-offset-2 hover:bg-sunken">
            <span className="flex items-center gap-2">
              <b className="figure">
                {row.base}/{row.quote}
              </b>
              <Change format={format} percent={percentChange(row.price, row.open)} label={t('change_label')} />
            </span>
            <span className="figure text-ink-soft">{format.number(row.price, row.shownDecimals)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
