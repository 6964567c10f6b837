import { useState } from 'react';
import { Field } from '#parts/field.tsx';
import { settingText } from '../setting.form.ts';

export interface JsonFieldProps {
  label: string;
  value: unknown;
  problem: string | undefined;
  onChange: (value: unknown) => void;
}

/** For shapes that no form can show. What is no JSON yet is handed on as the text that it is, which no schema takes. */
export function JsonField({ label, value, problem, onChange }: JsonFieldProps) {
  const [text, setText] = useState(() => settingText(value));

  function type(next: string) {
    setText(next);
    onChange(parsed(next));
  }

  return (
    <Field
      label={`${label} as JSON`}
      problem={problem}
      isCode
      control={(wiring) => (
        <textarea
          {...wiring}
          rows={Math.min(18, Math.max(4, text.split('\n').length))}
          spellCheck={false}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      )}
    />
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
