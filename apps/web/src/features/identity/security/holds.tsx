import { Banner } from '@peerbourse/ui/feedback/banner';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import type { SecurityOverview } from '#queries/security/security-overview.query.ts';

type Hold = SecurityOverview['holds'][number];

const kinds: Record<Hold['kind'], TextKey<'security'>> = {
  withdraw: 'held_withdraw',
  'p2p-sell': 'held_p2p_sell',
  p2p: 'held_p2p',
  contract: 'held_contract',
};

/** What the account may not do for now, why, and until when. */
export function Holds({ holds }: { holds: readonly Hold[] }) {
  const t = useText('security');
  if (holds.length === 0) return null;
  return (
    <Banner tone="warning">
      <p className="font-semibold">{t('held_title')}</p>
      <ul className="mt-1 grid gap-1">
        {holds.map((hold) => (
          <li key={`${hold.kind} ${hold.reason} ${hold.beganAt}`}>
            {t(kinds[hold.kind])} · {t(reasonKey(hold.reason))} ·{' '}
            {hold.endsAt === null ? (
              t('held_open_end')
            ) : (
              <>
                {t('held_until')} <Moment at={hold.endsAt} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

const reasons: Readonly<Record<string, TextKey<'security'>>> = {
  'password-changed': 'held_reason_password',
  'password-reset': 'held_reason_password',
  'fund-password-changed': 'held_reason_fund',
  'contact-changed': 'held_reason_contact',
  'contact-removed': 'held_reason_contact',
  'authenticator-removed': 'held_reason_authenticator',
  recovered: 'held_reason_recovery',
};

/** A reason that pages have no words for is a decision of ours. */
function reasonKey(reason: string): TextKey<'security'> {
  return reasons[reason] ?? 'held_reason_other';
}
