import { ArrowLeftRight, ChartCandlestick, Crown, type LucideIcon, PiggyBank, Users, Wallet } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { openProducts, type Product } from '#site/products.ts';
import { useSiteSettings } from '#site/site-settings.ts';

const looks = {
  nav_p2p: { Icon: ArrowLeftRight, body: 'product_p2p' },
  nav_buy_crypto: { Icon: Wallet, body: 'product_buy_crypto' },
  nav_contract: { Icon: ChartCandlestick, body: 'product_contract' },
  nav_copy: { Icon: Users, body: 'product_copy' },
  nav_earn: { Icon: PiggyBank, body: 'product_earn' },
  nav_vip: { Icon: Crown, body: 'product_vip' },
} as const satisfies Record<Product['name'], { Icon: LucideIcon; body: string }>;

/** The parts of the exchange that are open. */
export function ProductTiles() {
  const t = useText('home');
  const products = openProducts(useSiteSettings());
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="products-title" className="page pt-12">
      <h2 id="products-title" className="mb-5 text-28 font-bold">
        {t('products_title')}
      </h2>
      <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
        {products.map((product) => (
          <ProductTile key={product.name} product={product} />
        ))}
      </ul>
    </section>
  );
}

function ProductTile({ product: { name, to } }: { product: Product }) {
  const t = useText('home');
  const common = useText('common');
  const { Icon, body } = looks[name];
  return (
    <li className="tile relative hover:bg-brand-tint">
      <span className="tile-icon">
        <Icon size={18} aria-hidden="true" />
      </span>
      <h3 className="mt-3.5 mb-1.5 text-16 font-bold">
        <Link to={to} className="after:absolute after:inset-0 after:rounded-large">
          {common(name)}
        </Link>
      </h3>
      <p className="text-ink-soft">{t(body)}</p>
    </li>
  );
}
