import { Button } from '@peerbourse/ui/actions/button';
import { lazy, Suspense, useEffect } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useDialog } from '#shell/use-dialog.ts';
import { CornerCard } from './corner-card.tsx';
import { homeStore, useHomeState } from './home-store.ts';

const GuideDialog = lazy(async () => ({ default: (await import('./guide-dialog.tsx')).GuideDialog }));

/** Asks newcomers once whether they want to see how buying works. */
export function GuideOffer() {
  const t = useText('home');
  const { stepsToGuide } = useHomeState();
  const dialog = useDialog();
  useEffect(() => homeStore.offerGuide(), []);
  const show = () => {
    homeStore.answerGuide();
    dialog.open();
  };
  return (
    <>
      {stepsToGuide && (
        <CornerCard label={t('guide_title')}>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
            <div>
              <p className="text-12 text-ink-soft">{t('guide_question')}</p>
              <p className="font-bold">{t('guide_title')}</p>
            </div>
            <div className="flex gap-1">
              <Button size="small" variant="soft" onClick={show}>
                {t('guide_show')}
              </Button>
              <Button size="small" variant="quiet" onClick={homeStore.answerGuide}>
                {t('guide_decline')}
              </Button>
            </div>
          </div>
        </CornerCard>
      )}
      {dialog.wasOpened && (
        <Suspense>
          <GuideDialog isOpen={dialog.isOpen} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
