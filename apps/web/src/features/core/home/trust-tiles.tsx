import { Clock3, Hash, Scale } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';

const tiles = [
  { name: 'median', Icon: Scale },
  { name: 'number', Icon: Hash },
  { name: 'age', Icon: Clock3 },
] as const;

/** How a price comes about, in three short answers. */
export function TrustTiles() {
  const t = useText('home');
  return (
    <section aria-labelledby="trust-title" className="page pt-12">
      <h2 id="trust-title" className="mb-5 text-28 font-bold">
        {t('trust_title')}
      </h2>
      <ul className="grid gap-4 tablet:grid-cols-3">
        {tiles.map(({ name, Icon }) => (
          <li key={name} className="tile">
            <span className="tile-icon">
              <Icon size={18} aria-hidden="true" />
            </span>
            <h3 className="mt-3.5 mb-1.5 text-16 font-bold">{t(`trust_${name}_title`)}</h3>
            <p className="text-ink-soft">{t(`trust_${name}_body`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
