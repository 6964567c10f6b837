import type { FormNode } from './form-node.ts';

export interface NodeFieldProps {
  node: FormNode;
  /** As the contract names it. */
  name: string;
  /** Where it stands, such as `rows.3.slug`; empty for the whole value. */
  path: string;
  value: unknown;
  /** What is wrong, by path. */
  problems: ReadonlyMap<string, string>;
  onChange: (value: unknown) => void;
}
