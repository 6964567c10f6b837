import type { CallOutput } from '@peerbourse/contract/call';
import type { securityOverview } from '@peerbourse/contract/identity/security/security-overview';
import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';

type Running = CallOutput<typeof securityOverview>['recoveries'][number];

/** Somebody has asked us to replace something: whoever did not ask has to know until when it can be stopped. */
export function RunningRecovery({ state, effectiveAt }: Running) {
  const t = useText('security');
  if (state === 'waiting' || effectiveAt === null) return t('recovery_waiting');
  return (
    <>
      {t('recovery_cooling')} <Moment at={effectiveAt} />
    </>
  );
}
