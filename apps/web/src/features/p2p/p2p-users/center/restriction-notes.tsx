import { Banner } from '@peerbourse/ui/feedback/banner';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { kindText, reasonText } from './restriction-text.ts';

/** What operators hold back: what, why, until when, and what to do. */
export function RestrictionNotes({ restrictions }: Pick<MyTrader, 'restrictions'>) {
  const format = useFormat();
  const t = useText('p2p-users');
  return restrictions.map(({ kind, reason, until }) => (
    <Banner
      key={`${kind} ${reason}`}
      tone="warning"
      action={
        <Link to="/support" className="quiet-link">
          {t('contact_support')}
        </Link>
      }
    >
      <p className="font-semibold">{until === null ? t(kindText[kind].open) : t(kindText[kind].until, { time: format.moment(until) })}</p>
      <p>
        {t(reasonText[reason].why)} {t(reasonText[reason].help)}
      </p>
    </Banner>
  ));
}
