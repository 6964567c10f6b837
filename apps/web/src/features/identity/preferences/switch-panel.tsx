import type { CallOutput } from '@peerbourse/contract/call';
import { updatePreferences } from '@peerbourse/contract/identity/preferences/update-preferences';
import type { UserPreference } from '@peerbourse/contract/identity/preferences/user-preference.shape';
import type { userPreferences } from '@peerbourse/contract/identity/preferences/user-preferences';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Switch } from '@peerbourse/ui/fields/switch';
import { useQueryClient } from '@tanstack/react-query';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { userPreferencesQuery } from '#queries/preferences/user-preferences.query.ts';
import { useSiteSettings } from '#site/site-settings.ts';

type Name = keyof UserPreference;

interface SwitchRow {
  name: Name;
  label: TextKey<'account'>;
  isContract?: true;
}

/** When an order is asked about once more. */
const confirmations: readonly SwitchRow[] = [
  { name: 'spotPopup', label: 'pref_spot_confirm' },
  { name: 'spotPlanEntrust', label: 'pref_spot_trigger' },
];

/** What an account is told of, as far as something tells it today. */
const messages: readonly SwitchRow[] = [
  { name: 'subscribeMsg', label: 'pref_messages' },
  { name: 'spotPopSwitch', label: 'pref_spot_popup' },
  { name: 'spotVoiceSwitch', label: 'pref_spot_voice' },
  { name: 'contractPopSwitch', label: 'pref_contract_popup', isContract: true },
  { name: 'contractVoiceSwitch', label: 'pref_contract_voice', isContract: true },
  { name: 'contractNotice', label: 'pref_contract_notice', isContract: true },
];

export function ConfirmationPanel() {
  const t = useText('account');
  return <SwitchPanel title={t('order_confirmation')} lead={t('order_confirmation_lead')} rows={confirmations} />;
}

export function MessagePanel() {
  const t = useText('account');
  const { contractSwitch } = useSiteSettings();
  const shown = messages.filter(({ isContract }) => contractSwitch || !isContract);
  return <SwitchPanel title={t('trading_messages')} lead={t('trading_messages_lead')} rows={shown} />;
}

function SwitchPanel({ title, lead, rows }: { title: string; lead: string; rows: readonly SwitchRow[] }) {
  return (
    <Panel title={title} lead={lead}>
      <QueryBoundary query={userPreferencesQuery} fallback={<Skeleton shape="block" className="h-32" />}>
        {({ userPreference }) => <Switches rows={rows} chosen={userPreference} />}
      </QueryBoundary>
    </Panel>
  );
}

function Switches({ rows: shown, chosen }: { rows: readonly SwitchRow[]; chosen: UserPreference }) {
  const t = useText('account');
  const client = useQueryClient();
  const act = useCallMutation(updatePreferences);
  const show = (userPreference: UserPreference) =>
    client.setQueryData<CallOutput<typeof userPreferences>>(userPreferencesQuery.queryKey, { userPreference });

  async function turn(name: Name, isOn: boolean): Promise<void> {
    const value = isOn ? 1 : 0;
    // Shown at once, and taken back when it was not kept.
    show({ ...chosen, [name]: value });
    const answer = await act.run({ userPreference: { [name]: value } });
    show(answer?.userPreference ?? chosen);
  }

  return (
    <div className="grid max-w-140 gap-2">
      <ProblemBanner problem={act.problem} />
      {shown.map(({ name, label }) => (
        <Switch
          key={name}
          label={t(label)}
          checked={chosen[name] === 1}
          onChange={(event) => void turn(name, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
