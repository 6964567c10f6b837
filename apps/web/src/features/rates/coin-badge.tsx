const withSign = new Set(['BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'USDT', 'USDC', 'DOGE', 'TON', 'TRX']);

/** A coin's sign; one that we have no file for shows its first letter. */
export function CoinBadge({ coin }: { coin: string }) {
  if (withSign.has(coin)) {
    return <img src={`/coins/${coin.toLowerCase()}.svg`} alt="" width="28" height="28" loading="lazy" className="shrink-0" />;
  }
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" className="shrink-0">
      <circle cx="14" cy="14" r="14" className="fill-ink-soft" />
      <text x="14" y="14" dy="0.36em" textAnchor="middle" fontSize="12" fontWeight="700" className="fill-white">
        {coin.slice(0, 1)}
      </text>
    </svg>
  );
}
