import { checkAds } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ads';
import { takeDownAdsByStaff } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-ads-by-staff';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { countText, resultText } from './act-text.ts';
import type { ModeratedAd } from './ad-moderation-list.query.ts';
import { TakeDownFields, useTakeDownFields } from './take-down-fields.tsx';

export interface SelectedFormProps {
  /** Those to which it can be done. */
  possible: readonly ModeratedAd[];
  onClose: () => void;
  onDone: (message: string, adNos: readonly string[]) => void;
}

export function CheckSelectedForm({ possible, onClose, onDone }: SelectedFormProps) {
  const submission = useSubmission(checkAds);
  return (
    <ActForm
      submission={submission}
      read={() => ({ ads: seen(possible) })}
      button={`Check ${countText(possible.length)}`}
      onCancel={onClose}
      onDone={({ results }) => onDone(resultText('check', possible, results), doneNos(results))}
    >
      <p className="text-14">You have read the words of each, and its price.</p>
    </ActForm>
  );
}

export function TakeSelectedDownForm({ possible, onClose, onDone }: SelectedFormProps) {
  const submission = useSubmission(takeDownAdsByStaff);
  const fields = useTakeDownFields();
  return (
    <ActForm
      submission={submission}
      read={() => {
        const grounds = fields.read();
        return grounds && { ads: seen(possible), ...grounds };
      }}
      button={`Take ${countText(possible.length)} down`}
      isDestructive
      onCancel={onClose}
      onDone={({ results }) => onDone(resultText('take-down', possible, results), doneNos(results))}
    >
      <TakeDownFields fields={fields} />
    </ActForm>
  );
}

function seen(ads: readonly ModeratedAd[]) {
  return ads.map(({ adNo, version }) => ({ adNo, version }));
}

function doneNos(results: ReadonlyArray<{ adNo: string; problem: string | null }>): string[] {
  return results.filter(({ problem }) => problem === null).map(({ adNo }) => adNo);
}
