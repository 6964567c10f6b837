import { fieldLabel, fieldLabels, optionText } from '../content-text.ts';

export interface ChoiceBoxesProps {
  name: string;
  options: readonly string[];
  value: unknown;
  problem: string | undefined;
  onChange: (value: string[]) => void;
}

/** Any number of some options, kept in their order. */
export function ChoiceBoxes({ name, options, value, problem, onChange }: ChoiceBoxesProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];

  function toggle(option: string, isOn: boolean) {
    onChange(options.filter((candidate) => (candidate === option ? isOn : chosen.includes(candidate))));
  }

  return (
    <fieldset className="grid gap-1">
      <legend className="text-13 font-semibold">{fieldLabel(name)}</legend>
      <div className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
        {options.map((option) => (
          <label key={option} className="flex min-h-8 cursor-pointer items-center gap-2 text-13 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-brand"
              checked={chosen.includes(option)}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            {optionText(option)}
          </label>
        ))}
      </div>
      {problem && (
        <p role="alert" className="text-13 text-down">
          {problem}
        </p>
      )}
      {fieldLabels[name]?.hint && <p className="text-12 text-ink-faint">{fieldLabels[name].hint}</p>}
    </fieldset>
  );
}
