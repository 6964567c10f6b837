import { type LocaleCode, locales } from '@peerbourse/contract/locales';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { openPage, textsOf } from '#testing/open-page.tsx';

async function openField(code: LocaleCode): Promise<HTMLInputElement> {
  await openPage({
    code,
    texts: ['amounts'],
    part: async () => {
      const { AmountField } = await import('./amount-field.tsx');
      return () => {
        const [amount, setAmount] = useState('');
        return <AmountField label="Amount" value={amount} onChange={setAmount} decimals={8} units={['USDT']} />;
      };
    },
  });
  return screen.getByLabelText('Amount');
}

const enter = (field: HTMLInputElement, value: string, inputType: string) => fireEvent.input(field, { target: { value }, inputType });

/** Key by key, each after what the field has made of those before. */
function type(field: HTMLInputElement, text: string): void {
  enter(field, '', 'deleteContentBackward');
  for (const key of text) enter(field, field.value + key, 'insertText');
}

/** As a person pastes: over everything that was there. */
const paste = (field: HTMLInputElement, text: string) => enter(field, text, 'insertFromPaste');

describe.each(locales)('an amount in $code', ({ code, commaDecimal }) => {
  it('R5.14 0,5 typed key by key is 0.5, and a comma locale says what it did', async () => {
    const field = await openField(code);
    type(field, '0,5');
    expect(field.value).toBe('0.5');
    type(field, '12,');
    expect(field.value).toBe(commaDecimal ? '12.' : '12');
    const { amounts = {} } = textsOf(['amounts'], code);
    expect(screen.getByText(amounts[commaDecimal ? 'comma_is_point' : 'comma_left_out'] ?? 'missing')).toBeTruthy();
  });
});

it('R5.14 a pasted 1,234 is asked about where it has two readings', async () => {
  const field = await openField('de');
  type(field, '1');
  paste(field, '1,234');
  expect(field.value).toBe('1');
  fireEvent.click(screen.getByRole('button', { name: '1.234' }));
  expect(field.value).toBe('1.234');
  paste(field, '1.234.567,5');
  expect(field.value).toBe('1234567.5');
});

it('R5.14 a pasted 1,234 is read where it has one reading', async () => {
  const field = await openField('en');
  paste(field, '1,234');
  expect(field.value).toBe('1234');
  paste(field, '2.5 USDT');
  expect(field.value).toBe('2.5');
  paste(field, 'ten');
  expect(field.value).toBe('2.5');
});
