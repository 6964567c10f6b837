import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';

/** The coins that we say something about; others have no such part. */
const known = ['btc', 'eth', 'sol', 'xrp', 'bnb', 'usdc', 'doge', 'ton', 'trx', 'usdt'] as const;

export function AboutCoin({ coin, name }: { coin: string; name: string }) {
  const t = useText('markets');
  const about = useText('coins');
  const key = known.find((each) => each === coin.toLowerCase());
  if (!key) return null;
  const paragraphs: ReadonlyArray<TextKey<'coins'>> = [`${key}_what`, `${key}_how`];
  return (
    <Panel title={t('about', { name })}>
      <div className="grid max-w-180 gap-3 text-ink-soft">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{about(paragraph)}</p>
        ))}
      </div>
    </Panel>
  );
}
