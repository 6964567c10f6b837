export interface CellInputProps {
  /** Spoken, because the column's head is all that is seen. */
  label: string;
  text: string;
  problem: string | undefined;
  /** Numbers stand at the end, so that their digits stand beneath each other. */
  isNumber?: boolean;
  onChange: (text: string) => void;
}

/** A field in a cell of a table; what is wrong with it stands below. */
export function CellInput({ label, text, problem, isNumber = false, onChange }: CellInputProps) {
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={problem !== undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={`figure h-8 w-full min-w-16 rounded-small border bg-canvas px-2 text-13 focus-visible:border-brand focus-visible:outline-offset-0 disabled:bg-sunken ${isNumber ? 'text-end' : ''} pointer-coarse:h-11 ${problem ? 'border-down' : 'border-control hover:border-ink-soft'}`}
      />
      {problem && (
        <span role="alert" className="mt-1 block text-12 text-down">
          {problem}
        </span>
      )}
    </>
  );
}
