import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { securityOverviewQuery } from '#queries/security/security-overview.query.ts';
import { ContactRows } from './contacts/contact-rows.tsx';
import { MessageRows } from './contacts/message-rows.tsx';
import { EmergencyPanel } from './emergency-panel.tsx';
import { Holds } from './holds.tsx';
import { AuthenticatorRow } from './methods/authenticator-row.tsx';
import { MethodOrderRow } from './methods/method-order-row.tsx';
import { PasskeysRow } from './methods/passkeys-row.tsx';
import { PasswordRows } from './passwords/password-rows.tsx';
import { PrivacyPanel } from './privacy/privacy-panel.tsx';

/** Everything that protects the account. */
export function SecurityScreen() {
  const t = useText('security');
  return (
    <QueryBoundary query={securityOverviewQuery} fallback={<AwaitedScreen />}>
      {(overview) => (
        <>
          <Holds holds={overview.holds} />
          <Panel title={t('panel_codes')} lead={t('panel_codes_lead')}>
            <ul>
              <AuthenticatorRow overview={overview} />
              <PasskeysRow overview={overview} />
              <ContactRows overview={overview} />
              <MethodOrderRow overview={overview} />
            </ul>
          </Panel>
          <Panel title={t('panel_passwords')}>
            <ul>
              <PasswordRows overview={overview} />
            </ul>
          </Panel>
          <Panel title={t('panel_messages')}>
            <ul>
              <MessageRows overview={overview} />
            </ul>
          </Panel>
          <PrivacyPanel closesAt={overview.closesAt} />
          <EmergencyPanel />
        </>
      )}
    </QueryBoundary>
  );
}

function AwaitedScreen() {
  return (
    <>
      <Skeleton shape="block" className="h-122" />
      <Skeleton shape="block" className="h-60" />
      <Skeleton shape="block" className="h-60" />
      <Skeleton shape="block" className="h-60" />
      <Skeleton shape="block" className="h-52" />
    </>
  );
}
