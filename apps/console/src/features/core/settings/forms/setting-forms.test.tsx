import { knownSettings } from '@peerbourse/contract/known-settings';
import type { SettingRow } from '@peerbourse/contract/setting-row';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fieldWords } from './field-words.ts';
import { type FormNode, formNodeOf } from './form-node.ts';
import { NodeField } from './node-field.tsx';
import { valueProblems } from './value-problems.ts';

function draw(row: SettingRow, key: string, value: unknown) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  let shown = value;
  function render() {
    root.render(
      <NodeField
        node={formNodeOf(row.schema)}
        name={key.split('.')[1] ?? key}
        path=""
        value={shown}
        problems={valueProblems(row.schema, shown)}
        onChange={(next) => {
          shown = next;
          render();
        }}
      />,
    );
  }
  render();
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return { host, value: () => shown };
}

function kindsIn(node: FormNode): string[] {
  if (node.kind === 'group') return node.parts.flatMap(({ node: part }) => kindsIn(part));
  if (node.kind === 'list' || node.kind === 'record' || node.kind === 'maybe') return kindsIn(node.item);
  return [node.kind];
}

function setText(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe.each(Object.entries<SettingRow>(knownSettings))('%s', (key, row) => {
  it('has a form without JSON, which shows its initial value and finds nothing wrong with it', async () => {
    expect(kindsIn(formNodeOf(row.schema))).not.toContain('json');
    const { host } = draw(row, key, row.initial);
    await vi.waitFor(() => expect(host.querySelectorAll('input, select, button').length).toBeGreaterThan(0));
    expect(host.querySelector('[role="alert"]')).toBeNull();
    expect(host.querySelectorAll('textarea')).toHaveLength(0);
  });

  it('gives back its initial value when every field is typed again as it is', async () => {
    const form = draw(row, key, row.initial);
    await vi.waitFor(() => expect(form.host.querySelectorAll('input, select, button').length).toBeGreaterThan(0));
    for (const field of form.host.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"]):not([aria-label^="New name"])')) {
      const text = field.value;
      flushSync(() => setText(field, `${text}x`));
      expect(field.value).toBe(`${text}x`);
      flushSync(() => setText(field, text));
      expect(field.value).toBe(text);
    }
    expect(form.value()).toEqual(row.initial);
  });
});

it('says what a field is and in which unit it counts', () => {
  expect(fieldWords('staleAfterSeconds')).toEqual({ label: 'Stale after', unit: 'seconds' });
  expect(fieldWords('correctionLimitUsdt')).toEqual({ label: 'Correction limit', unit: 'USDT' });
  expect(fieldWords('name')).toEqual({ label: 'Name', unit: undefined });
});

it('says at its field what the schema does not take', () => {
  const { schema } = knownSettings['p2p-orders.rules'];
  expect([...valueProblems(schema, { lotHours: 100, releaseFactorAbove: 'x' }).keys()]).toEqual(['lotHours', 'releaseFactorAbove']);
});

it('finds what is wrong with amounts that are no numbers, instead of comparing them', () => {
  const { schema, initial } = knownSettings['p2p-config.fiats'];
  expect([...valueProblems(schema, { ...initial, USD: { ...initial.USD, minAmount: '10x' } }).keys()]).toEqual(['USD.minAmount']);
});

it('adds rows to a list, moves them and takes them out', async () => {
  const form = draw(knownSettings['content.p2pTips'], 'content.p2pTips', [{ slug: 'one', side: 'buy' }]);
  const press = async (name: string) => {
    const button = await vi.waitFor(() => {
      const found = form.host.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
      if (!found) throw new Error(`no ${name}`);
      return found;
    });
    button.click();
  };
  await press('Add to P2P tips');
  await press('Move P2P tips 2 up');
  await vi.waitFor(() =>
    expect(form.value()).toEqual([
      { slug: '', side: 'both' },
      { slug: 'one', side: 'buy' },
    ]),
  );
  await press('Remove P2P tips 1');
  expect(form.value()).toEqual([{ slug: 'one', side: 'buy' }]);
});
