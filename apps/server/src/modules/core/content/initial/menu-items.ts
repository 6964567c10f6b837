import type { FieldsOf } from '@peerbourse/contract/core/content/kind.shape';
import { type InitialItem, openCatalogues } from './initial-item.ts';

type Place = FieldsOf<'menu'>['place'];
type Row = readonly [name: string, label: string, to: string, menuSwitch?: FieldsOf<'menu'>['switch']];

const products: readonly Row[] = [
  ['p2p', 'nav_p2p', '/p2p-trade', 'p2pState'],
  ['buy-crypto', 'nav_buy_crypto', '/buy-sell-crypto', 'fastTrade'],
  ['contract', 'nav_contract', '/mix/usdt/btc-usdt', 'contractSwitch'],
  ['copy-trading', 'nav_copy', '/copy-trading', 'followSwitch'],
  ['earn', 'nav_earn', '/earn', 'showFinancial'],
  ['vip', 'nav_vip', '/vip', 'showVip'],
];
const prices: Row = ['prices', 'nav_markets', '/markets'];
const spot: Row = ['spot', 'nav_trade', '/spot'];
const reading: readonly Row[] = [
  ['insights', 'nav_insights', '/insights'],
  ['announcements', 'nav_announcements', '/announcements'],
  ['help', 'nav_help', '/help'],
];

/** The menus that an exchange starts with; the labels are texts of the area `common`. */
const menus: Record<Place, readonly Row[]> = {
  header: [prices, spot, ...products, ...reading],
  'footer-products': [prices, spot, ...products],
  'footer-learn': [...reading, ['status', 'nav_status', '/status']],
  'footer-legal': [
    ['terms', 'nav_terms', '/terms'],
    ['privacy', 'nav_privacy', '/privacy'],
    ['risk-notice', 'nav_risk_notice', '/risk-notice'],
    ['fees', 'nav_fees', '/fees'],
  ],
  'footer-developers': [
    ['reference', 'api_reference', '/v1/reference'],
    ['openapi', 'api_document', '/v1/openapi.json'],
  ],
};

export function menuItems(): InitialItem[] {
  const texts = openCatalogues('common');
  return (Object.entries(menus) as Array<[Place, readonly Row[]]>).flatMap(([place, rows]) =>
    rows.map(([name, label, to, menuSwitch = ''], index) => ({
      kind: 'menu' as const,
      name: `${place}-${name}`,
      fields: { place, parent: '', to, switch: menuSwitch, sort: (index + 1) * 10 } satisfies FieldsOf<'menu'>,
      texts: texts({ label }),
    })),
  );
}
