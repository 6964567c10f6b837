import { isMerchant } from '@peerbourse/rules/p2p-merchants/merchant';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { Tick } from '#features/p2p/shared/tick.tsx';
import { Panel } from '#parts/panel.tsx';
import { p2pSettingsQuery } from '#queries/p2p-config/p2p-settings.query.ts';
import { p2pAreaListQuery } from '#queries/reference/p2p-area-list.query.ts';
import { useSession } from '#site/session/use-session.ts';

const mainlandChina = '1';

interface Right {
  key: string;
  name: string;
  isGiven: boolean;
  /** What is missing, and where it is put right. */
  missing: string;
  fix?: { to: string; label: string };
  more?: { to: string; label: string };
}

/** What the account may do on P2P, what is missing for the rest, and the limits that hold for everybody. */
export function RightsPanel({ trader }: { trader: MyTrader }) {
  const t = useText('p2p-users');
  const rights = useRights(trader);
  return (
    <Panel title={t('rights')} lead={t('rights_lead')}>
      <ul className="grid gap-3">
        {rights.map((right) => (
          <RightRow key={right.key} right={right} />
        ))}
      </ul>
      <Limits areaId={trader.areaId} />
    </Panel>
  );
}

function RightRow({ right: { key, isGiven, ...right } }: { right: Right }) {
  const t = useText('p2p-users');
  const label = t(isGiven ? 'right_given' : 'right_missing');
  return <Tick data-right={key} data-given={isGiven} isMet={isGiven} stateLabel={label} {...right} />;
}

function useRights(trader: MyTrader): Right[] {
  const t = useText('p2p-users');
  const account = useSession().account;
  const isVerified = account?.userInfo?.hasRealValidate === true;
  const isOpen = account?.settings?.openOtc === true;
  const isHeldFrom = (kind: 'buy' | 'sell') => trader.restrictions.some((found) => found.kind === kind || found.kind === 'all');
  const toVerify = { to: '/account/verified', label: t('step_verify') };
  const toSecurity = { to: '/account/security', label: t('see_security') };
  const verifyFirst = { missing: t('right_needs_identity'), fix: toVerify };
  const held = { missing: t('right_held'), fix: toSecurity };
  const restricted = { missing: t('right_restricted') };
  return [
    {
      key: 'buy',
      name: t('right_buy'),
      isGiven: isVerified && isOpen && !isHeldFrom('buy'),
      ...(isVerified ? (isOpen ? restricted : held) : verifyFirst),
    },
    {
      key: 'sell',
      name: t('right_sell'),
      isGiven: account?.settings?.canOTCSell === true && !isHeldFrom('sell'),
      ...(isVerified ? (isHeldFrom('sell') ? restricted : held) : verifyFirst),
    },
    {
      key: 'publish',
      name: t('right_publish'),
      isGiven: trader.mayPublish,
      missing: t('right_publish_missing'),
      fix: { to: '/help/publish-a-p2p-ad', label: t('read_more') },
    },
    {
      key: 'merchant',
      name: t('right_merchant'),
      isGiven: isMerchant(trader),
      missing: t('right_merchant_missing'),
      fix: { to: '/p2p-trade/apply', label: t('right_merchant_apply') },
      more: { to: '/p2p-trade/apply', label: t('right_merchant_see') },
    },
  ];
}

/** What operators have set for everybody. */
function Limits({ areaId }: Pick<MyTrader, 'areaId'>) {
  const t = useText('p2p-users');
  const settings = useRead(p2pSettingsQuery);
  const area = useRead(p2pAreaListQuery)?.areaDic.find((found) => found.areaId === areaId);
  if (!settings) return null;
  const { dayCancellOrderNum, addPayCount, exportExcelCount, startTime, endTime, tradeLimitLink } = settings;
  return (
    <div className="mt-5 grid gap-2 border-t border-line pt-4">
      <h3 className="text-14 font-semibold">{t('limits')}</h3>
      <DefinitionList
        variant="ends"
        definitions={[
          { name: t('limit_cancels'), value: String(dayCancellOrderNum), isFigure: true },
          { name: t('limit_methods'), value: String(addPayCount), isFigure: true },
          { name: t('limit_exports'), value: String(exportExcelCount), isFigure: true },
          {
            name: t('area'),
            value: t(areaId === mainlandChina ? 'area_mainland' : 'area_elsewhere', { count: area?.countries.length ?? 0 }),
          },
          { name: t('service_hours'), value: `${startTime} – ${endTime} UTC`, isFigure: true },
        ]}
      />
      {tradeLimitLink !== '' && (
        <a href={tradeLimitLink} className="quiet-link text-13">
          {t('limits_more')}
        </a>
      )}
    </div>
  );
}
