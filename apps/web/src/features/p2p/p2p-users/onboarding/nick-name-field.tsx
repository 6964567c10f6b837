import { type NickNameProblem, nickNameLengths } from '@peerbourse/rules/p2p-texts/nickname';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useEffect, useState } from 'react';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import { useBrand } from '#site/site-settings.ts';

const problemTexts: Record<NickNameProblem, TextKey<'p2p-users'>> = {
  length: 'nick_length',
  characters: 'nick_characters',
  'mixed-scripts': 'nick_mixed_scripts',
  reserved: 'nick_reserved',
  contact: 'nick_contact',
};

interface NickNameFieldProps {
  value: string;
  onChange: (name: string) => void;
  /** What the server says of the name. */
  problem: Problem | undefined;
  isChecked: boolean;
}

/** The name that others see. What is wrong with it is said while it is typed, by the rules of the server. */
export function NickNameField({ value, onChange, problem, isChecked }: NickNameFieldProps) {
  const t = useText('p2p-users');
  const found = useNickNameProblem(value);
  const isTooShortYet = !isChecked && Array.from(value.trim()).length < nickNameLengths.least;
  const own = found && !isTooShortYet ? t(problemTexts[found], lengths) : undefined;
  return (
    <TextInput
      label={t('nick')}
      hint={t('nick_hint')}
      counter={`${Array.from(value.trim()).length} / ${nickNameLengths.most}`}
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={isAboutNickName(problem) ? problemText(problem, t) : own}
      hasErrorLine
      isRequired
    />
  );
}

const lengths = { least: nickNameLengths.least, most: nickNameLengths.most };

type Rules = typeof import('@peerbourse/rules/p2p-texts/nickname');

/** The rules know messengers and staff in many languages: they come when somebody is about to choose a name. */
export function useNickNameProblem(name: string): NickNameProblem | undefined {
  const brand = useBrand().name;
  const [rules, setRules] = useState<Rules>();
  useEffect(() => void import('@peerbourse/rules/p2p-texts/nickname').then(setRules), []);
  return rules?.nickNameProblem(name.trim().normalize('NFC'), brand);
}

/** What is said at this field, and so not above the form. */
export function isAboutNickName(problem: Problem | undefined): problem is Problem {
  const about = ['p2p-users.bad-nick-name', 'p2p-users.nick-name-taken', 'p2p-users.nick-name-too-soon'];
  return problem?.refusal !== undefined && about.includes(problem.refusal);
}

function problemText(problem: Problem, t: ReturnType<typeof useText<'p2p-users'>>): string {
  const key = problem.refusal === 'p2p-users.bad-nick-name' && problemTexts[problem.details.problem as NickNameProblem];
  return key ? t(key, lengths) : problem.message;
}
