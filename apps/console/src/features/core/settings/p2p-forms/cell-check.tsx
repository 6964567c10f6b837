export interface CellCheckProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
}

export function CellCheck({ label, text, onChange }: CellCheckProps) {
  return (
    <label className="inline-flex min-h-8 min-w-8 cursor-pointer items-center pointer-coarse:min-h-11">
      <input
        type="checkbox"
        aria-label={label}
        className="size-4.5 accent-brand"
        checked={text === 'on'}
        onChange={(event) => onChange(event.target.checked ? 'on' : 'off')}
      />
    </label>
  );
}
