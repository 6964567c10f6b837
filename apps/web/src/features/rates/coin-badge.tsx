const colours: Record<string, string> = {
  BTC: '#f7931a',
  ETH: '#627eea',
  SOL: '#14c393',
  XRP: '#23292f',
  BNB: '#d99a00',
  USDT: '#26a17b',
  USDC: '#2775ca',
  DOGE: '#b59a30',
  TON: '#0098ea',
  TRX: '#d6122c',
};

/** A coin's letter on its colour; drawn as a picture so that no style attribute is needed. */
export function CoinBadge({ coin }: { coin: string }) {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" className="shrink-0">
      <circle cx="14" cy="14" r="14" fill={colours[coin] ?? '#4a5565'} />
      <text x="14" y="14" dy="0.36em" textAnchor="middle" fill="#fff" fontSize="12" fontWeight="700">
        {coin.slice(0, 1)}
      </text>
    </svg>
  );
}
