import { merchantLevels } from '@peerbourse/rules/p2p-merchants/merchant-level';
import { BadgeCheck, LayoutList, Megaphone, TrendingUp } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { Panel } from '#parts/panel.tsx';
import { levelKeys } from '../merchant-text.ts';

const benefits = [
  { Icon: BadgeCheck, name: 'benefit_badge', text: 'benefit_badge_text' },
  { Icon: Megaphone, name: 'benefit_ads', text: 'benefit_ads_text' },
  { Icon: TrendingUp, name: 'benefit_limits', text: 'benefit_limits_text' },
  { Icon: LayoutList, name: 'benefit_desk', text: 'benefit_desk_text' },
] as const;

const levelTexts = { starter: 'level_starter_text', advanced: 'level_advanced_text', master: 'level_master_text' } as const;

/** What somebody gets who becomes a merchant, and how it grows. */
export function Benefits() {
  const t = useText('p2p-merchants');
  return (
    <Panel title={t('benefits')}>
      <ul className="grid gap-4 tablet:grid-cols-2">
        {benefits.map(({ Icon, name, text }) => (
          <li key={name} className="flex items-start gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-medium bg-brand-tint text-brand">
              <Icon size={20} aria-hidden="true" />
            </span>
            <div className="min-w-0 text-14">
              <p className="font-semibold">{t(name)}</p>
              <p className="text-13 text-ink-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-3 border-t border-line pt-4">
        <h3 className="text-14 font-semibold">{t('levels')}</h3>
        <ol className="grid gap-2 tablet:grid-cols-3">
          {merchantLevels.map((level) => (
            <li key={level} className="rounded-medium bg-sunken px-3.5 py-3">
              <p className="text-14 font-semibold">{t(levelKeys[level])}</p>
              <p className="text-13 text-ink-soft">{t(levelTexts[level])}</p>
            </li>
          ))}
        </ol>
        <p className="text-13 text-ink-soft">{t('levels_text', { starter: t('level_starter') })}</p>
        <Link to="/help/become-a-p2p-merchant" className="justify-self-start text-14 font-semibold text-brand hover:underline">
          {t('how')}
        </Link>
      </div>
    </Panel>
  );
}
