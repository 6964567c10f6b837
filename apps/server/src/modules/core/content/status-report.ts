import { type ExchangePart, exchangeParts, type menuSwitches } from '@peerbourse/contract/core/content/kind.shape';
import type { statusReport as call } from '@peerbourse/contract/core/content/status-report';
import { priceFreshness } from '#modules/core/rates/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { bodies, currentTime } from './content.table.ts';
import { fillBlocks } from './fill-brand.ts';
import { type LiveItem, liveItems } from './live-items.ts';
import { textsFor } from './texts-for.ts';

const shownDays = 14;

/** What opens a part; parts without a switch are not built yet, except for the two that are always there. */
const switchOf: Partial<Record<ExchangePart, (typeof menuSwitches)[number]>> = {
  p2p: 'p2pState',
  'buy-crypto': 'fastTrade',
  contract: 'contractSwitch',
  'copy-trading': 'followSwitch',
  earn: 'showFinancial',
};
const alwaysThere: readonly ExchangePart[] = ['accounts', 'prices'];

export const statusReport: Handler<typeof call> = async ({ db, visitor }) => {
  const [items, now, freshness, switches, brand] = await Promise.all([
    liveItems(db, 'incident'),
    currentTime(db),
    priceFreshness(db),
    readSetting(db, 'site.switches'),
    readSetting(db, 'site.brand'),
  ]);
  const isThere = (part: ExchangePart) => alwaysThere.includes(part) || (switchOf[part] !== undefined && switches[switchOf[part]]);
  const recent = items
    .filter((item) => isRecent(item, now))
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
  const written = recent.map((item) => ({ item, ...textsFor(item, visitor.locale.code) }));
  const blocks = await bodies(
    db,
    written.map(({ item, language }) => ({ ...item, language })),
  );
  return {
    at: now.toISOString(),
    parts: exchangeParts.filter(isThere).map((part) => ({ part, state: stateOf(part, items, freshness.stale > 0) })),
    incidents: written.map(({ item, language, texts }) => ({
      name: item.name,
      title: texts.title,
      ...item.fields,
      startsAt: item.publishedAt.toISOString(),
      endsAt: (item.fields.phase === 'over' ? item.changedAt : item.endsAt)?.toISOString() ?? null,
      changedAt: item.changedAt.toISOString(),
      blocks: fillBlocks(blocks.get(item.itemId) ?? [], brand),
      language,
    })),
  };
};

/** What goes on stays on the page, however long; what is over leaves it after a while. */
function isRecent({ fields, changedAt }: LiveItem<'incident'>, now: Date): boolean {
  return fields.phase !== 'over' || now.getTime() - changedAt.getTime() < shownDays * 86_400_000;
}

const worstFirst = ['outage', 'degraded', 'maintenance'] as const;

function stateOf(part: ExchangePart, items: ReadonlyArray<LiveItem<'incident'>>, hasStalePrices: boolean) {
  const now = items.filter(({ fields }) => fields.parts.includes(part) && fields.phase !== 'over' && fields.phase !== 'planned');
  const impacts = new Set(now.map(({ fields }) => fields.impact));
  if (part === 'prices' && hasStalePrices) impacts.add('degraded');
  return worstFirst.find((impact) => impacts.has(impact)) ?? 'works';
}
