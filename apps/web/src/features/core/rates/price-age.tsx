import { useText } from '#base/i18n/texts.tsx';
import { useNow } from '#base/lib/use-now.ts';

/** How old a price is; the first HTML cannot know. */
export function PriceAge({ at }: { at: string }) {
  const t = useText('rates');
  const now = useNow();
  if (now === undefined) return null;
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1_000));
  return (
    <time dateTime={at} className="tabular-nums">
      {seconds < 60 ? t('age_seconds', { seconds }) : t('age_minutes', { minutes: Math.floor(seconds / 60) })}
    </time>
  );
}
