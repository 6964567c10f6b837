import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { VerifyForm } from '#features/p2p/shared/verify-form.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { receiptKeysQuery } from '#queries/receipts/receipt-keys.query.ts';
import { useBrand } from '#site/site-settings.ts';
import { EscrowVerdictPanel } from './escrow-verdict.tsx';
import { RoundList } from './round-list.tsx';
import { verifyEscrow } from './verify-escrow.ts';

/** Whoever has a proof of escrow learns here whether it holds, and what all of escrow is. */
export function VerifyEscrowScreen() {
  const t = useText('proofs');
  const brand = useBrand().name;
  const words = {
    file: t('file'),
    fileHint: t('file_hint'),
    paste: t('paste'),
    checking: t('checking'),
    private: t('private'),
    unchecked: t('unchecked'),
  };
  return (
    <div className="page w-full flex-1 py-6 tablet:py-10">
      <PageHead title={t('title')} description={t('description', { brand })} />
      <div className="mx-auto grid max-w-200 gap-5">
        <div className="grid gap-2">
          <h1 className="text-28 font-bold tablet:text-32">{t('title')}</h1>
          <p className="text-16 text-ink-soft">{t('lead', { brand })}</p>
        </div>
        <QueryBoundary query={receiptKeysQuery} fallback={<Skeleton shape="block" className="h-120" />}>
          {({ keys }) => (
            <VerifyForm words={words} verify={(text) => verifyEscrow(text, keys)}>
              {(verdict) => <EscrowVerdictPanel verdict={verdict} />}
            </VerifyForm>
          )}
        </QueryBoundary>
        <Meaning />
        <RoundList />
        <p>
          <Link to="/verify/receipt" className="quiet-link text-14">
            {t('to_receipts')}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** In plain words, and not only the good ones. */
function Meaning() {
  const t = useText('proofs');
  const brand = useBrand().name;
  const list = 'mt-2 grid list-disc gap-2 ps-5 text-14';
  return (
    <Panel title={t('meaning')}>
      <ul className={list}>
        <li>{t('means_part')}</li>
        <li>{t('means_fixed')}</li>
      </ul>
      <h3 className="mt-4 text-16 font-bold">{t('limits')}</h3>
      <ul className={list}>
        <li>{t('limits_records', { brand })}</li>
        <li>{t('limits_moment')}</li>
      </ul>
      <p className="mt-4 text-13 text-ink-soft">{t('amounts_seen')}</p>
    </Panel>
  );
}
