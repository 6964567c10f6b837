import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { VerifyForm } from '#features/p2p/shared/verify-form.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { receiptKeysQuery } from '#queries/receipts/receipt-keys.query.ts';
import { useBrand } from '#site/site-settings.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import { verifyReceipt } from './verify-receipt.ts';

/** Whoever was given a receipt learns here whether to believe it. */
export function VerifyScreen() {
  const t = useText('receipts');
  const brand = useBrand().name;
  const words = {
    file: t('file'),
    fileHint: t('file_hint'),
    paste: t('paste'),
    checking: t('checking'),
    private: t('verify_private'),
    unchecked: t('unchecked'),
  };
  return (
    <div className="page w-full flex-1 py-6 tablet:py-10">
      <PageHead title={t('verify_title')} description={t('verify_description', { brand })} />
      <div className="mx-auto grid max-w-200 gap-5">
        <div className="grid gap-2">
          <h1 className="text-28 font-bold tablet:text-32">{t('verify_title')}</h1>
          <p className="text-16 text-ink-soft">{t('verify_lead', { brand })}</p>
        </div>
        <QueryBoundary query={receiptKeysQuery} fallback={<Skeleton shape="block" className="h-120" />}>
          {({ keys }) => (
            <VerifyForm words={words} verify={(text) => verifyReceipt(text, keys)}>
              {(verdict) => <VerdictPanel verdict={verdict} />}
            </VerifyForm>
          )}
        </QueryBoundary>
        <p>
          <Link to="/verify/escrow" className="quiet-link text-14">
            {t('to_escrow')}
          </Link>
        </p>
      </div>
    </div>
  );
}
