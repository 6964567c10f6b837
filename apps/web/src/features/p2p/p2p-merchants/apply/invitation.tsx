import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Panel } from '#parts/panel.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { useLoginAddress } from '#shell/navigation/login-address.ts';
import { Benefits } from './benefits.tsx';
import { PrepareList } from './prepare-list.tsx';

/** For whoever cannot apply yet: what it is about, and the first step. */
export function Invitation({ isLogin }: { isLogin: boolean }) {
  const t = useText('p2p-merchants');
  const loginAddress = useLoginAddress();
  return (
    <TitledPage title={t('title')} lead={t('lead')}>
      <Benefits />
      <Panel title={t('requirements')} lead={isLogin ? t('set_up_text') : undefined}>
        <div className="grid gap-5">
          <PrepareList />
          <div>
            <LinkButton to={isLogin ? '/p2p-trade/center' : loginAddress} size="large">
              {t(isLogin ? 'set_up' : 'log_in')}
            </LinkButton>
          </div>
        </div>
      </Panel>
    </TitledPage>
  );
}
