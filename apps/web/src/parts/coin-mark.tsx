/** A coin's picture; one that has none shows its first letter. */
export function CoinMark({ coin, picture, size = 28 }: { coin: string; picture: string | undefined; size?: 20 | 24 | 28 }) {
  if (picture) return <img src={picture} alt="" width={size} height={size} loading="lazy" className="shrink-0" />;
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" className="shrink-0">
      <circle cx="14" cy="14" r="14" className="fill-ink-soft" />
      <text x="14" y="14" dy="0.36em" textAnchor="middle" fontSize="12" fontWeight="700" className="fill-white">
        {coin.slice(0, 1)}
      </text>
    </svg>
  );
}
