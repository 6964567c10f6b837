import type { Application } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import type { ProofKind } from '@peerbourse/rules/p2p-merchants/merchant';
import { Banner } from '@peerbourse/ui/feedback/banner';
import type { Dispatch, SetStateAction } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { AnyLink } from '#base/links/any-link.tsx';
import { Panel } from '#parts/panel.tsx';
import { proofOfReason, reasonKeys } from '../merchant-text.ts';
import { type ApplicationDraft, fileCount, type ProofFile } from './application.form.ts';
import type { ProblemTexts } from './form-props.ts';
import { ProofField } from './proof-field.tsx';
import type { Requirements } from './requirement-list.tsx';

interface ProofsPanelProps {
  draft: ApplicationDraft;
  /** Pictures arrive while something else is filled in. */
  setDraft: Dispatch<SetStateAction<ApplicationDraft>>;
  known: Requirements;
  last: Application | null;
  problems: ProblemTexts;
}

/** A field for each kind of proof that the account needs. */
export function ProofsPanel({ draft, setDraft, known, last, problems }: ProofsPanelProps) {
  const t = useText('p2p-merchants');
  const asked = known.accountTypes.find(({ accountType }) => accountType === draft.accountType)?.proofs ?? [];
  const free = known.mostFiles - fileCount(draft);
  const change = (kind: ProofKind, next: (files: readonly ProofFile[]) => readonly ProofFile[]) =>
    setDraft((before) => ({ ...before, files: { ...before.files, [kind]: next(before.files[kind]) } }));
  return (
    <Panel title={t('proofs')} lead={t('proofs_lead', { count: known.mostFiles })}>
      <div className="grid gap-5">
        {known.formUrl !== '' && (
          <Banner
            tone="info"
            action={
              <AnyLink to={known.formUrl} className="quiet-link">
                {t('china_form_open')}
              </AnyLink>
            }
          >
            {t('china_form')}
          </Banner>
        )}
        {asked.map(({ kind, most }) => (
          <ProofField
            key={kind}
            kind={kind}
            files={draft.files[kind]}
            left={Math.min(most - draft.files[kind].length, free)}
            error={draft.files[kind].length === 0 ? (whyAgain(last, kind, t) ?? problems[kind]) : undefined}
            onAdd={(file) => change(kind, (files) => [...files, file])}
            onRemove={(fileId) => change(kind, (files) => files.filter((file) => file.fileId !== fileId))}
          />
        ))}
      </div>
    </Panel>
  );
}

/** Why the pictures of this kind have to be sent anew; the reason is said where it is mended. */
function whyAgain(last: Application | null, kind: ProofKind, t: ReturnType<typeof useText<'p2p-merchants'>>): string | undefined {
  if (!last?.filesToFix.includes(kind)) return undefined;
  const reason = last.reasons.find((given) => proofOfReason[given] === kind);
  return reason ? t(reasonKeys[reason]) : t('proof_again');
}
