import type { Standing } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import type { LevelAsk } from '@peerbourse/rules/p2p-merchants/merchant-level';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { ProgressBar } from '@peerbourse/ui/figures/progress-bar';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import { askKeys, depositCoin, levelKeys } from '../merchant-text.ts';

/** The level, what it gives, and what is missing for the next one. */
export function LevelPanel({ standing: { level, limits, next } }: { standing: Standing }) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  if (level === null) return null;
  return (
    <Panel title={t('level')} aside={<Badge variant="brand">{t(levelKeys[level])}</Badge>}>
      <div className="grid gap-5">
        {limits && (
          <DefinitionList
            variant="tiles"
            definitions={[
              { name: t('limit_ads'), value: format.count(limits.adsPerPairAndSide), isFigure: true },
              { name: t('limit_orders'), value: format.count(limits.openOrders), isFigure: true },
            ]}
          />
        )}
        {next ? <NextLevel next={next} /> : <p className="text-14 text-ink-soft">{t('next_none')}</p>}
      </div>
    </Panel>
  );
}

function NextLevel({ next: { level, missing } }: { next: NonNullable<Standing['next']> }) {
  const t = useText('p2p-merchants');
  const figure = useAskFigure();
  return (
    <div className="grid gap-3">
      <h3 className="text-14 font-semibold">{t('next', { level: t(levelKeys[level]) })}</h3>
      {missing.map(({ what, has, needs }) => (
        <ProgressBar
          key={what}
          label={t(askKeys[what])}
          value={has / needs}
          text={t('has_of', { has: figure(what, has), needs: figure(what, needs) })}
        />
      ))}
      <p className="text-13 text-ink-soft">{t(missing.length === 0 ? 'next_earned' : 'next_when')}</p>
    </div>
  );
}

function useAskFigure(): (what: LevelAsk, figure: number) => string {
  const format = useFormat();
  return (what, figure) => {
    if (what === 'completion') return format.percent(String(figure), 0);
    return what === 'deposit' ? format.amount(String(figure), depositCoin) : format.count(figure);
  };
}
