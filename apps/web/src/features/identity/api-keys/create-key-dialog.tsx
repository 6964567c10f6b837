import type { CallOutput } from '@peerbourse/contract/call';
import { createKey } from '@peerbourse/contract/identity/api-keys/create-key';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { keyListQuery } from '#queries/api-keys/key-list.query.ts';
import { askedKey, emptyDraft, type KeyDraft } from './key-draft.ts';
import { KeyMade } from './key-made.tsx';
import { KindStep } from './kind-step.tsx';
import { LimitsStep } from './limits-step.tsx';
import { type KeyPair, makePair } from './make-pair.ts';

type Made = CallOutput<typeof createKey>;

/** Three steps: what signs, what it may do and from where, and the codes; then what is shown once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useText('api-keys');
  const client = useQueryClient();
  const act = useCallMutation(createKey);
  const [step, setStep] = useState(1);
  const [draft, setDraft] = useState(emptyDraft);
  const [pair, setPair] = useState<KeyPair>();
  const [made, setMade] = useState<Made>();
  const change = (changed: Partial<KeyDraft>) => {
    setDraft({ ...draft, ...changed });
    act.reset();
  };

  /** Should a code be refused, the pair is not made again. */
  async function choose(): Promise<boolean> {
    const fresh = draft.way === 'browser' ? (pair ?? (await makePair())) : undefined;
    setPair(fresh);
    if (draft.way === 'browser' && !fresh) return false;
    setStep(2);
    return true;
  }

  async function submit(factors: Factors): Promise<void> {
    const publicKey = pair?.publicKey ?? draft.publicKey.trim();
    const answer = await act.run(askedKey(draft, publicKey, factors), ({ refusal }) => {
      const at = stepOf(refusal);
      if (at !== undefined) setStep(at);
    });
    if (!answer) return;
    setMade(answer);
    await client.invalidateQueries({ queryKey: keyListQuery.queryKey });
  }

  if (made) return <KeyMade made={made} privatePem={pair?.privatePem} onClose={onClose} />;
  const common = { draft, problem: act.problem, onChange: change };
  if (step === 1) return <KindStep {...common} onNext={choose} onClose={onClose} />;
  if (step === 2) return <LimitsStep {...common} onNext={() => setStep(3)} onBack={() => setStep(1)} />;
  return (
    <FactorDialog
      title={t('create')}
      note={`${t('step', { step: 3, steps: 3 })} · ${t('codes_note')}`}
      purpose="create-api-key"
      submitLabel={t('create')}
      isRunning={act.isRunning}
      problem={act.problem}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    />
  );
}

/** Where what was refused can be put right. */
function stepOf(refusal: Problem['refusal']): number | undefined {
  if (refusal === 'api-keys.bad-public-key') return 1;
  return refusal === 'api-keys.bad-address' || refusal === 'api-keys.needs-addresses' ? 2 : undefined;
}
