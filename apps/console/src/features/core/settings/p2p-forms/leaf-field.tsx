import { Switch } from '@peerbourse/ui/fields/switch';
import { TextField } from '#desk/text-field.tsx';
import type { Leaf } from '../p2p/leaf.ts';

export interface LeafFieldProps {
  leaf: Leaf;
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}

const units: Partial<Record<Leaf['kind'], string>> = { band: '% from the reference', fee: '%' };

export function LeafField({ leaf, text, problem, onChange }: LeafFieldProps) {
  if (leaf.kind === 'switch') {
    return (
      <Switch
        label={<b className="font-semibold">{leaf.label}</b>}
        checked={text === 'on'}
        onChange={(event) => onChange(event.target.checked ? 'on' : 'off')}
      />
    );
  }
  const unit = leaf.unit ?? units[leaf.kind];
  return (
    <TextField
      label={unit ? `${leaf.label}, ${unit}` : leaf.label}
      hint={leaf.hint}
      value={text}
      problem={problem}
      isLong={leaf.kind === 'paragraph'}
      onChange={onChange}
    />
  );
}
