import { Banner } from '@peerbourse/ui/feedback/banner';
import { Picture } from '@peerbourse/ui/feedback/picture';
import type { ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { useSession } from '#site/session/use-session.ts';
import { useBrand } from '#site/site-settings.ts';

const reasons = { 'closed-here': ClosedHere, 'closed-for-account': ClosedForAccount, held: HeldNote, 'cannot-sell': CannotSellNote };

/** Why somebody may not act, as a page in place of the one that was asked for, or as a note above it. */
export function RightReason({ why }: { why: keyof typeof reasons }) {
  const Shown = reasons[why];
  return <Shown />;
}

function ClosedHere() {
  const t = useText('p2p-gates');
  return (
    <ReasonPage title={t('closed_here_title')} text={t('closed_here_text')}>
      <LinkButton to="/p2p-trade">{t('see_offers')}</LinkButton>
      <LinkButton to="/help/countries" variant="secondary">
        {t('closed_here_more')}
      </LinkButton>
    </ReasonPage>
  );
}

function ClosedForAccount() {
  const t = useText('p2p-gates');
  return (
    <ReasonPage title={t('held_title')} text={t('held_text')}>
      <LinkButton to="/account/security">{t('held_see')}</LinkButton>
      <LinkButton to="/support" variant="secondary">
        {t('contact_support')}
      </LinkButton>
    </ReasonPage>
  );
}

function ReasonPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const brand = useBrand().name;
  return (
    <div className="page grid flex-1 content-center justify-items-center gap-3 py-20 text-center">
      <title>{`${title} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <Picture name="list" />
      <h1 className="text-24 font-bold tablet:text-32">{title}</h1>
      <p className="max-w-[56ch] text-16 text-ink-soft">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}

function HeldNote() {
  const t = useText('p2p-gates');
  return (
    <Note action={<NoteLink to="/account/security">{t('held_see')}</NoteLink>}>
      <p className="font-semibold">{t('held_title')}</p>
      <p>{t('held_text')}</p>
    </Note>
  );
}

function CannotSellNote() {
  const t = useText('p2p-gates');
  const isVerified = useSession().account?.userInfo?.hasRealValidate === true;
  return (
    <Note action={<NoteLink to={isVerified ? '/account/security' : '/account/verified'}>{t(isVerified ? 'held_see' : 'verify')}</NoteLink>}>
      {t(isVerified ? 'sell_held' : 'sell_verify')}
    </Note>
  );
}

function Note({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="page w-full pt-4">
      <Banner tone="warning" action={action}>
        {children}
      </Banner>
    </div>
  );
}

function NoteLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="quiet-link">
      {children}
    </Link>
  );
}
