import { pollQrLogIn } from '@peerbourse/contract/identity/sessions/poll-qr-log-in';
import { startQrLogIn } from '@peerbourse/contract/identity/sessions/start-qr-log-in';
import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useScreenType } from '#shell/screen-type.ts';
import { browserCall } from '#site/calls/browser-client.ts';
import { useSessionOpened } from '#site/session/open-session.ts';

const QrPicture = lazy(async () => ({ default: (await import('#parts/qr-code.tsx')).QrCode }));

const pollMs = 2_000;

type Status = 'waiting' | 'scanned' | 'confirmed' | 'rejected' | 'expired' | 'failed';

interface Shown {
  address: string;
  qrKey: string;
  pollKey: string;
}

/** A code for a phone on which somebody is logged in. On a phone itself there is nothing to scan it with. */
export function QrLogIn() {
  const t = useText('auth');
  const screen = useScreenType();
  return (
    <aside
      aria-label={t('qr_title')}
      className="hidden w-68 content-center justify-items-center gap-4 border-s border-line p-8 text-center tablet:grid"
    >
      <h2 className="text-16 font-semibold">{t('qr_title')}</h2>
      {screen !== undefined && screen !== 'mobile' ? <QrCode /> : <Place />}
      <p className="text-13 text-ink-soft">{t('qr_lead')}</p>
    </aside>
  );
}

function QrCode() {
  const t = useText('auth');
  const { shown, status, refresh } = useQrLogIn();
  const isOver = status === 'expired' || status === 'rejected' || status === 'failed';
  return (
    <>
      <div className="relative size-50">
        <Suspense fallback={<Place />}>
          {shown ? <QrPicture text={shown.address} label={t('qr_label')} size={200} /> : !isOver && <Place />}
        </Suspense>
        {isOver && (
          <div className="absolute inset-0 grid place-content-center gap-3 rounded-medium border border-line bg-canvas p-3">
            <Button variant="secondary" size="small" onClick={refresh}>
              {t('qr_refresh')}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="min-h-10 text-13 font-medium" data-qr={status}>
        {t(`qr_${status}`)}
      </p>
    </>
  );
}

function Place() {
  return <Skeleton shape="block" className="size-50" />;
}

/** Shows one key after another, each as long as it lives, and asks what became of it while somebody looks. */
function useQrLogIn() {
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<Shown>();
  const [status, setStatus] = useState<Status>('waiting');
  const sessionOpened = useSessionOpened();

  useEffect(() => {
    let isOver = false;
    void newKey().then((key) => {
      if (isOver) return;
      setShown(key);
      setStatus(key ? 'waiting' : 'failed');
    });
    return () => {
      isOver = true;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another key
  }, [round]);

  const isWaiting = status === 'waiting' || status === 'scanned';
  useEffect(() => {
    if (!shown || !isWaiting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void statusOf(shown).then((next) => next && setStatus(next));
    }, pollMs);
    return () => clearInterval(timer);
  }, [shown, isWaiting]);

  const enter = useEffectEvent(() => void sessionOpened());
  useEffect(() => {
    if (status === 'confirmed') enter();
  }, [status]);

  const refresh = () => {
    setShown(undefined);
    setStatus('waiting');
    setRound(round + 1);
  };
  return { shown: isWaiting || status === 'confirmed' ? shown : undefined, status, refresh };
}

async function newKey(): Promise<Shown | undefined> {
  try {
    const { qrKey, pollKey } = await browserCall(startQrLogIn, {}, { showToast: false });
    return { address: `${location.origin}/login/confirm?qrKey=${qrKey}`, qrKey, pollKey };
  } catch {
    return undefined;
  }
}

/** A poll that fails is followed by the next one. */
async function statusOf({ qrKey, pollKey }: Shown): Promise<Status | undefined> {
  const answer = await browserCall(pollQrLogIn, { qrKey, pollKey }, { showToast: false }).catch(() => undefined);
  return answer?.status;
}
