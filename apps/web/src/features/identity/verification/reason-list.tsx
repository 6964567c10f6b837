import { useText } from '#base/i18n/texts.tsx';
import type { VerificationState } from '#queries/verification/verification-state.query.ts';
import { reasonText } from './document-text.ts';

/** Why an application was turned down, and what the one who did it adds. */
export function ReasonList({ title, state }: { title: string; state: Pick<VerificationState, 'reasons' | 'note'> }) {
  const t = useText('verification');
  return (
    <div className="grid gap-3 rounded-medium bg-sunken p-4 text-14">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <ul className="mt-1 grid list-disc gap-1 ps-5">
          {state.reasons.map((reason) => (
            <li key={reason}>{t(reasonText[reason])}</li>
          ))}
        </ul>
      </div>
      {state.note && (
        <div>
          <h3 className="font-semibold">{t('rejected_note')}</h3>
          <p className="mt-1 wrap-anywhere">
            <bdi>{state.note}</bdi>
          </p>
        </div>
      )}
    </div>
  );
}
