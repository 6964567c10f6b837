import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Field, type FieldText } from './field.tsx';

export interface PasswordStrength {
  /** 0 is nothing yet, 3 is strong. */
  level: 0 | 1 | 2 | 3;
  /** The level in a word, with what it is about: "Strength: good". */
  label: string;
}

export interface PasswordFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'id' | 'type' | 'prefix' | 'size'> {
  showLabel: string;
  hideLabel: string;
  strength?: PasswordStrength | undefined;
}

export function PasswordField({
  label,
  isLabelHidden,
  aside,
  hint,
  error,
  hasErrorLine,
  counter,
  isRequired,
  showLabel,
  hideLabel,
  strength,
  className = '',
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const fieldText = { label, isLabelHidden, aside, hint, error, hasErrorLine, counter, isRequired };
  const toggle = (
    <IconButton
      size="small"
      label={isShown ? hideLabel : showLabel}
      icon={isShown ? <EyeOff size={18} /> : <Eye size={18} />}
      onClick={() => setIsShown(!isShown)}
    />
  );
  return (
    <div className="grid gap-2">
      <Field {...fieldText} suffix={toggle}>
        {(wiring) => (
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={`control-text ${className}`}
          />
        )}
      </Field>
      {strength && <StrengthMeter {...strength} />}
    </div>
  );
}

const levels = [
  { bar: 'bg-line', text: 'text-ink-soft' },
  { bar: 'bg-bad', text: 'text-bad' },
  { bar: 'bg-warn', text: 'text-warn' },
  { bar: 'bg-good', text: 'text-good' },
] as const;

function StrengthMeter({ level, label }: PasswordStrength) {
  return (
    <div className="flex items-center gap-3">
      <div aria-hidden="true" className="grid flex-1 grid-cols-3 gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={`h-1 rounded-full ${step <= level ? levels[level].bar : 'bg-line'}`} />
        ))}
      </div>
      <span role="status" className={`text-12 font-medium ${levels[level].text}`}>
        {label}
      </span>
    </div>
  );
}
