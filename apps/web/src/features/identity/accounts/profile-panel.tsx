import { headColorOf } from '@peerbourse/rules/head-colors';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { Avatar } from '@peerbourse/ui/figures/avatar';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { CopyLine } from '#parts/copy-line.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import type { MyAccount } from '#site/session/session-state.ts';
import { useBrand } from '#site/site-settings.ts';
import { IdentityRoleTag } from './identity-role-tag.tsx';
import { shownContact } from './shown-contact.ts';

const NameDialog = lazy(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }));

type UserInfo = NonNullable<MyAccount['userInfo']>;

/** Who one is here: name, number, contact, identity and the code for friends. */
export function ProfilePanel({ userInfo }: { userInfo: UserInfo | undefined }) {
  const t = useText('account');
  if (!userInfo) return <Skeleton shape="block" className="h-70" />;
  const contact = shownContact(userInfo);
  return (
    <section aria-label={t('profile')} className="rounded-large border border-line p-4 tablet:p-6">
      <div className="mb-4 flex items-center gap-4">
        <Avatar letter={Array.from(userInfo.userName)[0] ?? ''} color={headColorOf(Number(userInfo.userId.slice(-3)))} size="huge" />
        <div className="min-w-0 flex-1">
          <p className="text-20 font-bold wrap-anywhere">
            <bdi>{userInfo.userName}</bdi>
          </p>
          {contact && <Contact text={contact} />}
        </div>
        <DialogButton about={t('name')} dialog={(close) => <NameDialog userName={userInfo.userName} onClose={close} />}>
          {t('change')}
        </DialogButton>
      </div>
      <DefinitionList
        definitions={[
          { name: t('user_id'), value: <CopyLine text={userInfo.userId} name={t('user_id_copy')} /> },
          ...(userInfo.childFlag
            ? []
            : [{ name: t('identity'), value: <Identity userInfo={userInfo} />, action: <VerifyLink userInfo={userInfo} /> }]),
          { name: t('role'), value: <IdentityRoleTag /> },
          { name: t('invitation'), value: <Invitation code={userInfo.invitationCode} /> },
        ]}
      />
    </section>
  );
}

/** An address that is too long for a phone goes on in a second line behind its sign, and is torn only where that is not enough. */
function Contact({ text }: { text: string }) {
  const domain = text.lastIndexOf('@') + 1;
  return (
    <p className="figure w-fit max-w-full text-13 text-ink-soft wrap-anywhere tablet:text-14">
      {text.slice(0, domain)}
      {domain > 0 && <wbr />}
      {text.slice(domain)}
    </p>
  );
}

function Identity({ userInfo: { identityLevel } }: { userInfo: UserInfo }) {
  const t = useText('account');
  if (identityLevel >= verifiedLevel) return <StatusTag tone="success" label={t('identity_full')} />;
  if (identityLevel === 1) return <StatusTag tone="info" label={t('identity_basic')} />;
  return <StatusTag tone="warning" label={t('identity_none')} />;
}

function VerifyLink({ userInfo: { identityLevel } }: { userInfo: UserInfo }) {
  const t = useText('account');
  return (
    <LinkButton to="/account/verified" size="small" variant={identityLevel === 0 ? 'primary' : 'secondary'}>
      {identityLevel === 0 ? t('identity_verify') : t('identity_see')}
    </LinkButton>
  );
}

function Invitation({ code }: { code: string }) {
  const t = useText('account');
  const brand = useBrand().name;
  return (
    <>
      <CopyLine text={code} name={t('invitation_copy')} />
      <span className="block text-13 font-normal text-ink-soft">{t('invitation_why', { brand })}</span>
    </>
  );
}
