import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { discardAdEdit } from '@peerbourse/contract/p2p/p2p-ads/own/discard-ad-edit';
import { editAd } from '@peerbourse/contract/p2p/p2p-ads/own/edit-ad';
import { Button } from '@peerbourse/ui/actions/button';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { myAdDetailQuery } from '#queries/p2p-ads/my-ad-detail.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useSession } from '#site/session/use-session.ts';
import { useAdName } from '../ad-text.ts';
import { renewAds } from '../renew-ads.ts';
import { draftOfAd, offersMore, termsOf } from '../terms/ad.form.ts';
import type { AddMethod } from '../terms/method-choice.tsx';
import { AdWizard } from './ad-wizard.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { AwaitedForm } from './publish-screen.tsx';
import { type RefusedField, refusedField } from './refused-field.ts';
import { useAdDraft } from './use-ad-draft.ts';
import { useUsualMinutes } from './use-usual-minutes.ts';

const AdPasswordDialog = lazy(async () => ({ default: (await import('./ad-password-dialog.tsx')).AdPasswordDialog }));

interface EditScreenProps {
  adNo: string;
  addMethod: AddMethod;
}

/** An own ad in the form. It is off the market from the moment when it is opened for editing until it is saved or left as it was. */
export function EditScreen({ adNo, addMethod }: EditScreenProps) {
  const t = useText('p2p-ads');
  const gone = (
    <div className="rounded-large border border-line">
      <NothingYet
        title={t('ad_gone')}
        text={t('ad_gone_text')}
        action={
          <LinkButton size="medium" to="/p2p-trade/ads">
            {t('title')}
          </LinkButton>
        }
      />
    </div>
  );
  return (
    <QueryBoundary query={myAdDetailQuery(adNo)} fallback={<AwaitedForm />} refused={gone}>
      {(ad) => <AdToEdit ad={ad} addMethod={addMethod} />}
    </QueryBoundary>
  );
}

interface AdToEditProps {
  ad: MyAd;
  addMethod: AddMethod;
}

/** The form stays with the ad that it was begun with: what was typed does not vanish because the ad has changed meanwhile. */
function AdToEdit({ ad, addMethod }: AdToEditProps) {
  const [begun, setBegun] = useState<MyAd>();
  if (!begun && ad.state === 'editing') setBegun(ad);
  if (!begun) return ad.state === 'completed' ? <CompletedAd ad={ad} /> : <OpenEdit ad={ad} />;
  const hasChanged = ad.version !== begun.version;
  return (
    <div className="grid gap-5">
      {hasChanged && <ChangedMeanwhile onLoad={() => setBegun(undefined)} />}
      <EditedAd key={begun.version} ad={begun} hasChanged={hasChanged} addMethod={addMethod} />
    </div>
  );
}

function CompletedAd({ ad }: { ad: MyAd }) {
  const t = useText('p2p-ads');
  return (
    <div className="rounded-large border border-line">
      <NothingYet
        title={t('edit_completed')}
        text={t('edit_completed_text')}
        action={
          <LinkButton size="medium" to={`/p2p-trade/ads/new?copy=${ad.adNo}`}>
            {t('copy')}
          </LinkButton>
        }
      />
    </div>
  );
}

/** Says what opening means before it happens. */
function OpenEdit({ ad }: { ad: MyAd }) {
  const t = useText('p2p-ads');
  const nameOf = useAdName();
  const client = useQueryClient();
  const act = useCallMutation(editAd);

  async function open(): Promise<void> {
    const opened = await act.run({ adNo: ad.adNo });
    if (opened) client.setQueryData(myAdDetailQuery(ad.adNo).queryKey, opened);
    await renewAds(client);
  }

  return (
    <section className="grid max-w-160 gap-4 rounded-large border border-line p-5">
      <h2 className="text-18 font-bold">{nameOf(ad)}</h2>
      <p>{t(ad.state === 'online' ? 'edit_opens_online' : 'edit_opens_offline')}</p>
      <ProblemBanner problem={act.problem} />
      <div className="flex flex-wrap gap-2.5">
        <Button isLoading={act.isRunning} loadingLabel={t('edit_opening')} onClick={() => void open()}>
          {t('edit_open')}
        </Button>
        <LinkButton size="medium" variant="secondary" to="/p2p-trade/ads">
          {t('cancel')}
        </LinkButton>
      </div>
    </section>
  );
}

function EditedAd({ ad, hasChanged, addMethod }: AdToEditProps & { hasChanged: boolean }) {
  const t = useText('p2p-ads');
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useSession().account?.userInfo?.userId ?? '';
  const { draft, setDraft, drop } = useAdDraft({ name: `${userId}:${ad.adNo}`, origin: `v${ad.version}`, first: draftOfAd(ad) });
  const [refused, setRefused] = useState<RefusedField>();
  const saving = useCallMutation(editAd);
  const [isAsking, setIsAsking] = useState(false);
  const terms = termsOf(draft, useUsualMinutes(draft.fiat));

  async function save(proof: { accountPwd?: string } = {}): Promise<void> {
    if (!terms) return;
    const saved = await saving.run({ adNo: ad.adNo, save: { version: ad.version, terms }, ...proof }, (problem) => {
      const found = refusedField(problem);
      setRefused(found);
      if (found || problem.refusal === 'p2p-ads.changed-meanwhile') setIsAsking(false);
      // If it is another ad by now, the page learns it from the ad itself.
      void renewAds(client);
    });
    if (!saved) return;
    setIsAsking(false);
    await leave(saved, t('edit_saved'));
  }

  async function leave(next: MyAd, message: string): Promise<void> {
    drop();
    showToast('success', message);
    await navigate(next.state === 'online' ? '/p2p-trade/ads' : '/p2p-trade/ads?tab=offline');
    await renewAds(client);
  }

  return (
    <div className="grid gap-5">
      {!hasChanged && !refused && !isAsking && <ProblemBanner problem={saving.problem} />}
      <AdWizard
        draft={draft}
        onChange={(next) => {
          setDraft(next);
          setRefused(undefined);
          saving.reset();
        }}
        edited={ad}
        addMethod={addMethod}
        refused={refused}
        finish={{
          label: t('save'),
          loadingLabel: t('saving'),
          isRunning: saving.isRunning,
          reason: hasChanged ? t('changed_title') : undefined,
          onFinish: () => (terms && offersMore(ad, terms) ? setIsAsking(true) : void save()),
        }}
        otherWay={<Discard ad={ad} onDiscarded={(next) => void leave(next, t('edit_discarded'))} />}
      />
      {isAsking && (
        <Suspense>
          <AdPasswordDialog
            draft={draft}
            title={t('edit_title')}
            submitLabel={t('save')}
            runningLabel={t('saving')}
            isRunning={saving.isRunning}
            problem={saving.problem}
            onSubmit={(accountPwd) => void save({ accountPwd })}
            onTyped={saving.reset}
            onClose={() => {
              setIsAsking(false);
              saving.reset();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Discard({ ad, onDiscarded }: { ad: MyAd; onDiscarded: (ad: MyAd) => void }) {
  const t = useText('p2p-ads');
  const act = useCallMutation(discardAdEdit);
  const [isAsking, setIsAsking] = useState(false);

  async function discard(): Promise<void> {
    const answer = await act.run({ adNo: ad.adNo });
    if (answer) onDiscarded(answer);
  }

  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t('discard')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('discard_title')}
        confirmLabel={t('discard')}
        cancelLabel={t('discard_not')}
        isLoading={act.isRunning}
        loadingLabel={t('discarding')}
        onConfirm={() => void discard()}
        onCancel={() => setIsAsking(false)}
      >
        <div className="grid gap-3">
          <ProblemBanner problem={act.problem} />
          <p>{t('discard_text')}</p>
        </div>
      </ConfirmDialog>
    </>
  );
}
