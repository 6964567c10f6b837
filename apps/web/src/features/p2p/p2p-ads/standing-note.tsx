import type { Format } from '@peerbourse/rules/formats/format';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useFormat } from '#base/i18n/format.ts';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { NothingYet } from '#shell/nothing-yet.tsx';
import type { Standing } from './standing.ts';

type Hurdle = Exclude<Standing, { kind: 'fine' }>;

interface HurdleText {
  title: string;
  text: string;
  /** The way over the hurdle. */
  step: { label: string; to: string };
}

/** What keeps somebody from advertising, in place of what they came for, with the next step. */
export function StandingPage({ standing }: { standing: Hurdle }) {
  const { title, text, step } = useHurdleText()(standing);
  return (
    <div data-standing={standing.kind} className="rounded-large border border-line">
      <NothingYet
        title={title}
        text={text}
        action={
          <LinkButton size="medium" to={step.to}>
            {step.label}
          </LinkButton>
        }
      />
    </div>
  );
}

/** The same above what can still be seen. */
export function StandingNote({ standing }: { standing: Hurdle }) {
  const { title, text, step } = useHurdleText()(standing);
  return (
    <div data-standing={standing.kind}>
      <Banner
        tone={standing.kind === 'restricted' ? 'warning' : 'info'}
        action={
          <LinkButton variant="secondary" size="small" to={step.to}>
            {step.label}
          </LinkButton>
        }
      >
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
      </Banner>
    </div>
  );
}

const steps = {
  closed: '/help',
  unverified: '/account/verified',
  'no-profile': '/p2p-trade/center',
  terms: '/p2p-trade/center',
  restricted: '/p2p-trade/center',
  'no-right': '/p2p-trade',
} as const;

function useHurdleText(): (standing: Hurdle) => HurdleText {
  const format = useFormat();
  const t = useText('p2p-ads');
  return (standing) => {
    const { kind } = standing;
    const name = kind.replace('-', '_') as 'closed' | 'unverified' | 'no_profile' | 'terms' | 'restricted' | 'no_right';
    const text = standing.kind === 'restricted' ? restrictionText(standing, t, format) : t(`standing_${name}_text` as TextKey<'p2p-ads'>);
    return { title: t(`standing_${name}`), text, step: { label: t(`standing_${name}_step`), to: steps[kind] } };
  };
}

function restrictionText(
  { restriction: { reason, until } }: Extract<Hurdle, { kind: 'restricted' }>,
  t: ReturnType<typeof useText<'p2p-ads'>>,
  format: Format,
) {
  const why = t(`restriction_${reason.replaceAll('-', '_')}` as TextKey<'p2p-ads'>);
  return until === null ? t('restricted_open', { why }) : t('restricted_until', { why, until: format.moment(until) });
}
