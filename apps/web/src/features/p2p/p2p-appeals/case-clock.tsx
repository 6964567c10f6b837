import { type AppealClock, appealClock } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import { useFormat } from '#base/i18n/format.ts';
import { type Speak, useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { clockText, isolated } from '#features/p2p/shared/figure-text.ts';
import { useServerNow } from '#features/p2p/shared/order-clock.tsx';
import { secondsUntil } from '#parts/use-countdown.ts';
import type { CaseProps } from './case-props.ts';

/** Whose turn it is, how long they have, and what happens if they let it pass. The page works it out itself, as the server does. */
export function CaseClock({ appeal, side, name }: CaseProps) {
  const t = useText('p2p-appeals');
  const format = useFormat();
  const now = useServerNow();
  const clock = appealClock(appeal.facts, now);
  const isMine = clock.turn === side || clock.turn === 'both';
  return (
    <div className={`grid gap-1.5 rounded-medium p-3.5 ${isMine ? 'bg-brand-tint' : 'bg-sunken'}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <b role="status" className="text-16 font-semibold wrap-anywhere">
          {turnText(t, clock, side, name)}
        </b>
        {!clock.isLate && !clock.isPaused && (
          <span aria-hidden="true" className="figure text-20 font-bold">
            {isolated(clockText(secondsUntil(clock.until, now)))}
          </span>
        )}
      </p>
      {!clock.isLate && !clock.isPaused && (
        <p className="text-13">{t('until', { time: `${format.moment(new Date(clock.until).toISOString())} UTC` })}</p>
      )}
      <p className="text-13 text-ink-soft">{clock.isPaused ? t('clock_paused') : clock.isLate ? t('late') : sequelText(t, clock, side)}</p>
      {clock.silent.some((silent) => silent !== side) && <p className="text-13 text-ink-soft">{t('silent_other', { name })}</p>}
      {appeal.kind === 'appeal' && (
        <p>
          <Link to="/p2p-trade/appeal-times" className="quiet-link text-13">
            {t('clock_times')}
          </Link>
        </p>
      )}
    </div>
  );
}

function turnText(t: Speak<'p2p-appeals'>, { turn, duty }: AppealClock, side: CaseProps['side'], name: string): string {
  if (duty === 'take' || duty === 'decide') return t(`turn_${duty}`);
  if (duty === 'answer') return turn === side ? t('turn_answer_me') : t('turn_answer_other', { name });
  if (turn === 'both') return t('turn_state_both');
  return turn === side ? t('turn_state_me') : t('turn_state_other', { name });
}

function sequelText(t: Speak<'p2p-appeals'>, { turn, duty }: AppealClock, side: CaseProps['side']): string {
  if (duty === 'take' || duty === 'decide') return t('sequel_staff');
  if (turn === 'both') return t('sequel_state_both');
  return t(`sequel_${duty}_${turn === side ? 'me' : 'other'}`);
}
