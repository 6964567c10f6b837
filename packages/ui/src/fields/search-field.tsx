import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'type' | 'size' | 'ref'> {
  label: string;
  value: string;
  onChange: (text: string) => void;
  clearLabel: string;
  /** The key that leads here, shown while the field is empty. */
  shortcut?: string | undefined;
}

export function SearchField({ label, value, onChange, clearLabel, shortcut, className = '', ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={`control-box mouse:min-h-10 ${className}`}>
      <Search size={16} aria-hidden="true" className="ms-3.5 shrink-0 text-ink-soft" />
      <input
        ref={input}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="control-text ps-2.5 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <IconButton
          size="small"
          label={clearLabel}
          icon={<X size={16} />}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
          className="me-0.5 mouse:me-1"
        />
      )}
      {value === '' && shortcut && (
        <kbd
          aria-hidden="true"
          className="me-2.5 hidden h-6 min-w-6 place-items-center rounded-small border border-line px-1.5 font-sans text-12 text-ink-soft mouse:grid"
        >
          {shortcut}
        </kbd>
      )}
    </div>
  );
}
