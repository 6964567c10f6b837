import { Sparkline } from '@peerbourse/ui/figures/sparkline';
import { useText } from '#base/i18n/texts.tsx';

/** The last seven days of a price as a line, which says in words whether it rose. */
export function WeekLine({ values }: { values: readonly number[] }) {
  const t = useText('rates');
  const hasRisen = (values.at(-1) ?? 0) >= (values[0] ?? 0);
  return <Sparkline values={values} label={t(hasRisen ? 'week_up' : 'week_down')} />;
}
