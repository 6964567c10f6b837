import { Switch } from '@peerbourse/ui/fields/switch';
import { ChoiceField } from '#desk/choice-field.tsx';
import { TextField } from '#desk/text-field.tsx';
import { fieldWords } from './field-words.ts';
import { emptyOf, type FormNode } from './form-node.ts';
import { JsonField } from './json-field.tsx';
import { ListField } from './list-field.tsx';
import type { NodeFieldProps } from './node-field-props.ts';
import { RecordField } from './record-field.tsx';

/** One value of a setting, and all that lies in it. */
export function NodeField(props: NodeFieldProps) {
  const { node, name, path, value, problems, onChange } = props;
  const { label, unit } = fieldWords(name);
  const problem = problems.get(path);
  switch (node.kind) {
    case 'switch':
      return (
        <Switch
          label={<b className="font-semibold">{label}</b>}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'choice':
      return (
        <ChoiceField
          label={label}
          value={typed(value)}
          labels={Object.fromEntries(node.choices.map((choice) => [choice, choice]))}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <TextField
          label={unit ? `${label}, ${unit}` : label}
          hint={boundsText(node)}
          value={typed(value)}
          problem={problem}
          onChange={(text) => onChange(numberOrText(text))}
        />
      );
    case 'text':
      return <TextField label={label} value={typed(value)} problem={problem} onChange={onChange} />;
    case 'maybe':
      return <MaybeField {...props} item={node.item} label={label} />;
    case 'list':
      return <ListField {...props} item={node.item} label={label} Item={NodeField} />;
    case 'record':
      return <RecordField {...props} item={node.item} label={label} Item={NodeField} />;
    case 'group':
      return <GroupField {...props} parts={node.parts} label={path === '' ? '' : label} />;
    case 'json':
      return <JsonField label={label} value={value} problem={problem} onChange={onChange} />;
  }
}

/** A switch says whether there is one; what it is stands below it. */
function MaybeField({ item, label, value, onChange, ...rest }: NodeFieldProps & { item: FormNode; label: string }) {
  const isThere = value !== null && value !== undefined;
  return (
    <div className="grid gap-3">
      <Switch
        label={<b className="font-semibold">{label}: of its own</b>}
        checked={isThere}
        onChange={(event) => onChange(event.target.checked ? emptyOf(item) : null)}
      />
      {isThere && <NodeField {...rest} node={item} value={value} onChange={onChange} />}
    </div>
  );
}

type GroupFieldProps = NodeFieldProps & { parts: Extract<FormNode, { kind: 'group' }>['parts']; label: string };

function GroupField({ parts, label, path, value, problems, onChange }: GroupFieldProps) {
  const whole = (value ?? {}) as Record<string, unknown>;
  return (
    <fieldset className={`min-w-0 ${label ? 'rounded-medium border border-line p-3' : ''}`}>
      {label && <legend className="px-1 text-13 font-semibold">{label}</legend>}
      <div className="grid items-start gap-x-5 gap-y-4 tablet:grid-cols-2">
        {parts.map(({ name, node }) => (
          <div key={name} className={isWide(node) ? 'min-w-0 tablet:col-span-2' : 'min-w-0'}>
            <NodeField
              node={node}
              name={name}
              path={path === '' ? name : `${path}.${name}`}
              value={whole[name]}
              problems={problems}
              onChange={(part) => onChange({ ...whole, [name]: part })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Numbers and texts as they stand in a field. */
function typed(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
}

function isWide({ kind }: FormNode): boolean {
  return kind === 'list' || kind === 'record' || kind === 'group' || kind === 'maybe' || kind === 'json';
}

function boundsText({ least, most }: Extract<FormNode, { kind: 'number' }>): string | undefined {
  const said = (bound: number) => bound.toLocaleString('en-US');
  if (least !== undefined && most !== undefined) return `${said(least)} to ${said(most)}`;
  if (least !== undefined) return `at least ${said(least)}`;
  return most === undefined ? undefined : `at most ${said(most)}`;
}

/** What is no number yet stays as it was typed, and the schema says what is wrong. */
function numberOrText(text: string): number | string {
  const plain = text.trim().replaceAll(',', '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) && !/\.\d*0$/.test(plain) ? Number(plain) : text;
}
