import { changePassword } from '@peerbourse/contract/identity/security/change-password';
import { newPasswordProblem } from '@peerbourse/rules/password';
import { newStrengthLevel, newStrengthPoints } from '@peerbourse/rules/password-strength';
import { PasswordField } from '@peerbourse/ui/fields/password-field';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { HoldNote } from '../hold-note.tsx';
import { useFinishChange } from '../use-finish-change.ts';

interface Draft {
  old: string;
  fresh: string;
  again: string;
}

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const act = useCallMutation(changePassword);
  const finish = useFinishChange(onClose);
  const [draft, setDraft] = useState<Draft>({ old: '', fresh: '', again: '' });
  const [isChecked, setIsChecked] = useState(false);
  const faults = isChecked ? faultsOf(draft) : {};
  const level = draft.fresh === '' ? 0 : newStrengthLevel(newStrengthPoints(draft.fresh));
  const shown = { showLabel: t('password_show'), hideLabel: t('password_hide') };
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    act.reset();
  };

  function check(): boolean {
    setIsChecked(true);
    return Object.keys(faultsOf(draft)).length === 0;
  }

  async function submit(factors: Factors): Promise<void> {
    const answer = await act.run({ oldPassword: draft.old, password: draft.fresh, factors });
    if (answer) finish(t('password_changed'));
  }

  return (
    <FactorDialog
      title={t('password_change')}
      purpose="change-password"
      submitLabel={t('password_change')}
      isRunning={act.isRunning}
      problem={act.problem}
      isShownElsewhere={(problem) => fieldOf(problem) !== undefined}
      check={check}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    >
      <HoldNote />
      <PasswordField
        {...shown}
        label={t('password_old')}
        autoComplete="current-password"
        value={draft.old}
        onChange={(event) => change({ old: event.currentTarget.value })}
        error={faults.old ? t('password_old_missing') : fieldOf(act.problem) === 'old' && act.problem?.message}
        isRequired
      />
      <PasswordField
        {...shown}
        label={t('password_new')}
        autoComplete="new-password"
        value={draft.fresh}
        onChange={(event) => change({ fresh: event.currentTarget.value })}
        hint={t('password_rule')}
        error={faults.fresh ? t('password_weak') : fieldOf(act.problem) === 'fresh' && act.problem?.message}
        strength={{ level, label: t('strength', { level: String(level) }) }}
        isRequired
      />
      <PasswordField
        {...shown}
        label={t('password_again')}
        autoComplete="new-password"
        value={draft.again}
        onChange={(event) => change({ again: event.currentTarget.value })}
        error={faults.again && t('not_the_same')}
        isRequired
      />
    </FactorDialog>
  );
}

function faultsOf({ old, fresh, again }: Draft): Partial<Record<keyof Draft, true>> {
  return {
    ...(old === '' ? { old: true } : {}),
    ...(newPasswordProblem(fresh) === undefined ? {} : { fresh: true }),
    ...(fresh === again ? {} : { again: true }),
  };
}

function fieldOf(problem: Problem | undefined): 'old' | 'fresh' | undefined {
  if (problem?.refusal === 'security.wrong-password') return 'old';
  const isWeak = problem?.refusal === 'security.weak-password' || problem?.refusal === 'security.same-password';
  return isWeak ? 'fresh' : undefined;
}
