import type { CallInput } from '@peerbourse/contract/call';
import { updateProfile } from '@peerbourse/contract/p2p/p2p-users/update-profile';
import { Switch } from '@peerbourse/ui/fields/switch';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { Panel } from '#parts/panel.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { FiatPreferenceSelect } from '../fiat-preference-select.tsx';
import { useTakeTrader } from '../use-take-trader.ts';

type Choices = CallInput<typeof updateProfile>;

/** How P2P behaves for its owner. Each choice is kept at once, and taken back when it was not. */
export function PreferencesPanel({ trader }: { trader: MyTrader }) {
  const t = useText('p2p-users');
  const act = useCallMutation(updateProfile);
  const takeTrader = useTakeTrader();

  async function choose(choices: Choices): Promise<void> {
    const before = Object.fromEntries(Object.keys(choices).map((name) => [name, trader[name as keyof MyTrader]]));
    takeTrader(choices as Partial<MyTrader>);
    takeTrader((await act.run(choices)) ?? before);
  }

  return (
    <Panel title={t('preferences')}>
      <div className="grid max-w-140 gap-4">
        <ProblemBanner problem={act.problem} />
        <FiatPreferenceSelect value={trader.fiatPreference} onChange={(fiatPreference) => void choose({ fiatPreference })} />
        <Switch
          label={t('pref_sms')}
          note={trader.isCheckMobile ? t('pref_sms_note') : t('pref_sms_phone')}
          disabled={!trader.isCheckMobile}
          checked={trader.smsEnable}
          onChange={(event) => void choose({ smsEnable: event.currentTarget.checked })}
        />
        <Switch
          label={t('pref_rapid')}
          note={t('pref_rapid_note')}
          checked={trader.rapidAdEnable}
          onChange={(event) => void choose({ rapidAdEnable: event.currentTarget.checked })}
        />
        <Switch
          label={t('pref_country')}
          note={t('pref_country_note')}
          checked={trader.showCountryFlag}
          onChange={(event) => void choose({ showCountryFlag: event.currentTarget.checked })}
        />
        <Telegram trader={trader} />
      </div>
    </Panel>
  );
}

function Telegram({ trader: { tgBindFlag, tgNickName } }: { trader: MyTrader }) {
  const t = useText('p2p-users');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-4 text-14">
      <div>
        <p>{t('telegram')}</p>
        <p className="text-13 text-ink-soft">{tgBindFlag ? t('telegram_bound', { name: tgNickName }) : t('telegram_none')}</p>
      </div>
      <Link to="/account/notifications" className="quiet-link">
        {t(tgBindFlag ? 'telegram_manage' : 'telegram_bind')}
      </Link>
    </div>
  );
}
