import type { Leaf } from '../p2p/leaf.ts';
import type { FormProps } from './form-props.ts';
import { LeafField } from './leaf-field.tsx';

/** A field for each value, in two columns where they fit. */
export function LeafForm({ leaves, draft, problems, onChange }: FormProps & { leaves: readonly Leaf[] }) {
  return (
    <div className="grid items-start gap-x-5 gap-y-4 tablet:grid-cols-2">
      {leaves.map((leaf) => (
        <LeafField
          key={leaf.path}
          leaf={leaf}
          text={draft[leaf.path] ?? ''}
          problem={problems.get(leaf.path)}
          onChange={(text) => onChange({ [leaf.path]: text })}
        />
      ))}
    </div>
  );
}
