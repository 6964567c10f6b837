import { CustomerLink } from '#desk/customers/customer-links.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import type { OpenedRecovery } from './opened-recovery.ts';
import { lostText } from './recovery-text.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Who asks for what, and who the account belongs to. */
export function RecoveryFacts({ opened }: { opened: OpenedRecovery }) {
  const { identity } = opened;
  const facts = [
    ['Lost', lostText(opened)],
    ['Name on the document', identity && `${identity.firstName} ${identity.lastName}`],
    ['Date of birth', identity?.birthDate],
    ['Document issued in', identity && countryNames.of(identity.country)],
    ['Mail of the account', opened.email],
    ['Phone of the account', opened.phone],
    ['New mail', opened.newEmail],
    [
      'User id',
      <span key="user">
        {opened.userId} <CustomerLink userId={opened.userId} reason="support-request" />
      </span>,
    ],
    ['Asked (UTC)', <MomentText key="asked" at={opened.askedAt} />],
  ] as const;
  return (
    <dl className="grid gap-2.5">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt className="text-12 text-ink-faint">{name}</dt>
              <dd className="text-16 font-semibold break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
