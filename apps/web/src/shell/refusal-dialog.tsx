import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { BlockingDialog } from '@peerbourse/ui/overlays/blocking-dialog';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import type { RiskQuestion } from '#base/api/reaction.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { openTab } from '#base/lib/open-tab.ts';
import type { ShownRefusal } from '../site/calls/refusal-store.ts';

/** The dialogs of codes 500054 and 35016. */
export function RefusalDialog({ refusal, onClose }: { refusal: ShownRefusal; onClose: () => void }) {
  const t = useText('common');
  if (refusal.kind === 'risk-question') return <Question {...refusal} onClose={onClose} />;
  if (refusal.kind === 'risk-review') {
    return (
      <Dialog isOpen onClose={onClose} title={t('risk_review_title')} closeLabel={t('close')} actions={<Understood onPress={onClose} />}>
        <Banner tone="warning">{refusal.msg}</Banner>
        <p className="mt-3 text-ink-soft">{t('risk_review')}</p>
      </Dialog>
    );
  }
  return (
    <BlockingDialog isOpen title={t('blocked_title')} actions={<Understood onPress={onClose} />}>
      <p className="text-ink-soft">{refusal.msg}</p>
    </BlockingDialog>
  );
}

function Question({ msg, question, onClose }: { msg: string; question: RiskQuestion; onClose: () => void }) {
  const t = useText('common');
  const format = useFormat();
  const answer = () => {
    openTab(question.url);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={question.title || t('risk_title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button isWide onClick={answer}>
            {t('risk_open')}
          </Button>
          <Button isWide variant="secondary" onClick={onClose}>
            {t('not_now')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{msg}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13">
        <dt className="text-ink-faint">{t('risk_number')}</dt>
        <dd className="figure">{question.requestId}</dd>
        {question.expireTime > 0 && (
          <>
            <dt className="text-ink-faint">{t('risk_until')}</dt>
            <dd>
              <time dateTime={new Date(question.expireTime).toISOString()} className="figure">
                {`${format.moment(new Date(question.expireTime).toISOString())} UTC`}
              </time>
            </dd>
          </>
        )}
      </dl>
    </Dialog>
  );
}

function Understood({ onPress }: { onPress: () => void }) {
  const t = useText('common');
  return (
    <Button isWide onClick={onPress}>
      {t('understood')}
    </Button>
  );
}
