import type { CallOutput } from '@peerbourse/contract/call';
import { confirmQrLogIn } from '@peerbourse/contract/identity/sessions/confirm-qr-log-in';
import { scanQrLogIn } from '@peerbourse/contract/identity/sessions/scan-qr-log-in';
import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCountryName } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { AuthHead } from './auth-head.tsx';

type Scanned = CallOutput<typeof scanQrLogIn>;

/** The phone's side of logging in by QR code: which device asks, and whether it may. */
export function ConfirmQrScreen() {
  const t = useText('auth');
  const [search] = useSearchParams();
  const qrKey = search.get('qrKey') ?? '';
  return (
    <div className="grid gap-6 p-4 min-[380px]:p-6 tablet:p-10">
      <AuthHead title={t('confirm_title')} lead={t('confirm_lead')} />
      {/^[\w-]{43}$/.test(qrKey) ? <Confirming qrKey={qrKey} /> : <Banner tone="warning">{t('confirm_no_key')}</Banner>}
    </div>
  );
}

function Confirming({ qrKey }: { qrKey: string }) {
  const scan = useCallMutation(scanQrLogIn);
  const decide = useCallMutation(confirmQrLogIn);
  const [scanned, setScanned] = useState<Scanned>();
  const [outcome, setOutcome] = useState<'done' | 'rejected'>();
  const [isProving, setIsProving] = useState(false);
  const t = useText('auth');

  const look = useEffectEvent((key: string) => void scan.run({ qrKey: key }).then(setScanned));
  useEffect(() => look(qrKey), [qrKey]);

  async function answer(isConfirmed: boolean, factors: Factors = {}): Promise<void> {
    const said = await decide.run({ qrKey, isConfirmed, factors });
    if (said) setOutcome(isConfirmed ? 'done' : 'rejected');
  }

  if (outcome) return <Outcome outcome={outcome} />;
  return (
    <>
      {!isProving && <ProblemBanner problem={scan.problem ?? decide.problem} />}
      {scanned && <Device scanned={scanned} />}
      {!scanned && !scan.problem && <Skeleton shape="block" className="h-36" />}
      {scanned && (
        <Decision isRunning={decide.isRunning} onDecide={(isConfirmed) => (isConfirmed ? setIsProving(true) : void answer(false))} />
      )}
      {isProving && (
        <FactorDialog
          title={t('confirm_title')}
          purpose="confirm-qr-log-in"
          submitLabel={t('confirm_yes')}
          isRunning={decide.isRunning}
          problem={decide.problem}
          onSubmit={(factors) => void answer(true, factors)}
          onClose={() => {
            setIsProving(false);
            decide.reset();
          }}
        />
      )}
    </>
  );
}

function Device({ scanned }: { scanned: Scanned }) {
  const t = useText('auth');
  const countryName = useCountryName();
  const unknown = t('confirm_unknown');
  return (
    <DefinitionList
      definitions={[
        { name: t('confirm_device'), value: scanned.device || unknown },
        { name: t('confirm_address'), value: scanned.address || unknown, isFigure: true },
        { name: t('confirm_country'), value: scanned.country ? countryName(scanned.country) : unknown },
      ]}
    />
  );
}

function Decision({ isRunning, onDecide }: { isRunning: boolean; onDecide: (isConfirmed: boolean) => void }) {
  const t = useText('auth');
  return (
    <div className="grid gap-3">
      <Button size="large" isWide isLoading={isRunning} loadingLabel={t('confirming')} onClick={() => onDecide(true)}>
        {t('confirm_yes')}
      </Button>
      <Button variant="secondary" size="large" isWide isDisabled={isRunning} onClick={() => onDecide(false)}>
        {t('confirm_no')}
      </Button>
    </div>
  );
}

function Outcome({ outcome }: { outcome: 'done' | 'rejected' }) {
  const t = useText('auth');
  return (
    <>
      <Banner tone={outcome === 'done' ? 'success' : 'warning'} isSpoken>
        {t(`confirm_${outcome}`)}
      </Banner>
      <LinkButton to={outcome === 'done' ? '/' : '/account/security'} variant="secondary" isWide>
        {t(outcome === 'done' ? 'to_home' : 'to_security')}
      </LinkButton>
    </>
  );
}
