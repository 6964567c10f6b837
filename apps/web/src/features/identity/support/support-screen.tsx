import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { useSession } from '#site/session/use-session.ts';
import { useBrand } from '#site/site-settings.ts';
import { GuestPanel } from './guest-panel.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestList } from './request-list.tsx';

/** Where members ask, and where guests learn how to. */
export function SupportScreen() {
  const t = useText('support');
  const brand = useBrand().name;
  const { isLogin, account } = useSession();
  return (
    <div className="page grid w-full flex-1 content-start gap-5 py-6 tablet:gap-6 tablet:py-10">
      <PageHead title={t('title')} description={t('description', { brand })} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1.5">
          <h1 className="text-28 font-bold tablet:text-32">{t('title')}</h1>
          <p className="max-w-160 text-16 text-ink-soft">{t('lead')}</p>
        </div>
        {isLogin && (
          <LinkButton to="/support/chat" variant="secondary">
            {t('chat_open')}
          </LinkButton>
        )}
      </div>
      {isLogin ? (
        // Another account is another page: nothing that somebody typed goes along.
        <div key={account?.userInfo?.userId} className="grid items-start gap-5 desktop:grid-cols-2">
          <RequestForm />
          <RequestList />
        </div>
      ) : (
        <GuestPanel />
      )}
    </div>
  );
}
