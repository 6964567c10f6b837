import { type FormEvent, useState } from 'react';
import { FundPasswordField, isAboutFundPassword, isFundPassword } from '#features/p2p/shared/fund-password-field.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';

interface FundPasswordFormProps {
  id: string;
  isRunning: boolean;
  problem: Problem | undefined;
  onChange: () => void;
  onSubmit: (accountPwd: string) => void;
}

/** Asks for the fund password before values are shown in clear. */
export function FundPasswordForm({ id, isRunning, problem, onChange, onSubmit }: FundPasswordFormProps) {
  const [accountPwd, setAccountPwd] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (!isRunning && isFundPassword(accountPwd)) onSubmit(accountPwd);
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      {!isAboutFundPassword(problem) && <ProblemBanner problem={problem} />}
      <FundPasswordField
        value={accountPwd}
        isChecked={isChecked}
        problem={problem}
        onChange={(digits) => {
          setAccountPwd(digits);
          onChange();
        }}
      />
    </form>
  );
}
