import type { AdSide } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { type LadderRow, type LadderStep, ladderPlace, ladderRows } from './ladder-place.ts';

interface LadderProps {
  steps: readonly LadderStep[];
  side: AdSide;
  price: string | undefined;
  coin: string;
}

const shownRows = 6;

/** The prices of others, best first, with this one among them. */
export function Ladder({ steps, side, price, coin }: LadderProps) {
  const t = useText('p2p-ads');
  const rows = ladderRows(steps, side, price, shownRows);
  return (
    // As high as it can become: the form below stays where it is.
    <div className="min-h-64">
      <p aria-live="polite" className="min-h-5 text-13 font-semibold">
        {price === undefined ? t('ladder_without_price') : <PlaceText steps={steps} side={side} price={price} />}
      </p>
      <table className="mt-2 w-full text-13">
        <caption className="sr-only">{t('ladder')}</caption>
        <thead>
          <tr className="text-12 text-ink-soft">
            <th scope="col" className="py-1 text-start font-medium">
              {t('ladder_price')}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {t('ladder_available', { coin })}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {t('ladder_ads')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Row key={row.isDraft ? 'draft' : row.price} row={row} isAfterGap={row.isDraft && place === shownRows - 1 && place > 0} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { price, available, ads, isMine, isDraft }, isAfterGap }: { row: LadderRow; isAfterGap: boolean }) {
  const format = useFormat();
  const t = useText('p2p-ads');
  return (
    <tr className={isDraft ? 'bg-brand-tint font-semibold' : ''}>
      <th scope="row" className={`h-8 border-line px-1 text-start font-semibold ${isAfterGap ? 'border-t border-dashed' : 'border-t'}`}>
        <span className="figure">{format.price(price)}</span>{' '}
        {isDraft ? <Badge>{t('ladder_this')}</Badge> : isMine && <Badge variant="quiet">{t('ladder_mine')}</Badge>}
      </th>
      <td className="border-t border-line px-1 text-end">
        <span className="figure">{available === '' ? '' : format.number(available)}</span>
      </td>
      <td className="border-t border-line px-1 text-end">
        <span className="figure">{isDraft ? '' : ads}</span>
      </td>
    </tr>
  );
}

function PlaceText({ steps, side, price }: { steps: readonly LadderStep[]; side: AdSide; price: string }) {
  const t = useText('p2p-ads');
  if (steps.length === 0) return t('ladder_first_of_all');
  const { rank, better, total } = ladderPlace(steps, side, price);
  return rank === 1 ? t('ladder_best', { total }) : t('ladder_place', { rank, total, better });
}
