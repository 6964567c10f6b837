/** A name, and so the same in every language. */
const notice = 'TradingView Lightweight Charts™ © 2025 TradingView, Inc.';

/** The license of the chart asks for it where the chart is. */
export function ChartNotice() {
  return (
    <a
      href="https://www.tradingview.com/"
      target="_blank"
      rel="noreferrer"
      lang="en"
      dir="ltr"
      className="inline-flex min-h-11 items-center text-12 text-ink-faint hover:underline mouse:min-h-6"
    >
      {notice}
    </a>
  );
}
