import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { Popover } from '@peerbourse/ui/overlays/popover';
import { Info } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import type { HallSide } from './hall-params.ts';

/** What the figures of advertisers mean, once for all rows. */
export function FigureNotes({ side }: { side: HallSide }) {
  const t = useText('p2p');
  const names = ['rate', 'month', side === 'buy' ? 'release' : 'pay'] as const;
  return (
    <Popover
      label={t('figures')}
      className="w-80 max-w-[calc(100vw-32px)] p-4"
      button={(wiring) => <IconButton {...wiring} label={t('figures')} icon={<Info size={15} />} size="small" />}
    >
      <dl className="grid gap-2.5 text-13">
        {names.map((name) => (
          <div key={name}>
            <dt className="font-semibold text-ink">{t(`figure_${name}`)}</dt>
            <dd className="text-ink-soft">{t(`figure_${name}_note`)}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
