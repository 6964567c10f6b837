import { type LocaleCode, locales } from '@peerbourse/contract/locales';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { openPage, textsOf } from '#testing/open-page.tsx';

async function openField(code: LocaleCode, cookie?: string): Promise<HTMLInputElement> {
  await openPage({
    code,
    ...(cookie === undefined ? {} : { cookie }),
    texts: ['amounts'],
    part: async () => {
      const { AmountField } = await import('./amount-field.tsx');
      return () => {
        const [amount, setAmount] = useState('');
        return (
          <>
            <AmountField label="Amount" value={amount} onChange={setAmount} decimals={8} units={['USDT']} />
            <output data-testid="wire">{amount}</output>
          </>
        );
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
  it('R5.14 0,5 typed key by key is a half, shown with the point of the language; a comma that is left out is told', async () => {
    const field = await openField(code);
    type(field, '0,5');
    expect(field.value).toBe(commaDecimal ? '0,5' : '0.5');
    type(field, '12,');
    expect(field.value).toBe(commaDecimal ? '12,' : '12');
    const { amounts = {} } = textsOf(['amounts'], code);
    expect(screen.queryByText(amounts.comma_is_point ?? 'missing')).toBeNull();
    expect(screen.queryByText(amounts.comma_left_out ?? 'missing') !== null).toBe(!commaDecimal);
  });
});

it('R5.14 a pasted 1,234 is asked about where it has two readings, both written as the reader writes them', async () => {
  const field = await openField('de');
  type(field, '1');
  paste(field, '1,234');
  expect(field.value).toBe('1');
  fireEvent.click(screen.getByRole('button', { name: '1,234' }));
  expect(field.value).toBe('1,234');
  paste(field, '1.234');
  fireEvent.click(screen.getByRole('button', { name: '1.234' }));
  expect(field.value).toBe('1234');
  paste(field, '1.234.567,5');
  expect(field.value).toBe('1234567,5');
});

it('R5.14 in French the field shows a comma, takes groups with narrow spaces and hands on a plain decimal', async () => {
  const field = await openField('fr');
  paste(field, '2\u202f300,50');
  expect(field.value).toBe('2300,50');
  expect(screen.getByTestId('wire').textContent).toBe('2300.50');
  type(field, '7.25');
  expect(field.value).toBe('7,25');
});

it('R5.14 in Arabic the field has Latin digits and a dot, whatever digits were typed', async () => {
  const field = await openField('ar');
  type(field, '\u0661\u0662.5');
  expect(field.value).toBe('12.5');
  paste(field, '1,234.5');
  expect(field.value).toBe('1234.5');
});

it('R5.14 chosen separators stand over those of the language, in the field too', async () => {
  const field = await openField('en', 'numbers=dot-comma');
  type(field, '1234,5');
  expect(field.value).toBe('1234,5');
  expect(screen.getByTestId('wire').textContent).toBe('1234.5');
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
