import { ChevronDown } from 'lucide-react';

export interface Choice {
  code: string;
  /** Its address; empty when there is none. */
  picture: string;
}

interface UnitSelectProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (code: string) => void;
}

/** The unit of an amount, chosen inside its field. */
export function UnitSelect({ label, value, choices, onChoose }: UnitSelectProps) {
  const picture = choices.find(({ code }) => code === value)?.picture;
  return (
    <label className="relative flex items-center rounded-small bg-sunken text-ink hover:bg-line">
      <span className="sr-only">{label}</span>
      {picture && <img src={picture} alt="" width="20" height="20" className="absolute start-2.5 size-5 object-contain" />}
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 cursor-pointer appearance-none rounded-small bg-transparent ps-9.5 pe-8 text-14 font-bold mouse:min-h-10"
      >
        {choices.length === 0 && <option value={value}>{value}</option>}
        {choices.map(({ code }) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute end-2.5 text-ink-soft" />
    </label>
  );
}
