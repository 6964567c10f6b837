import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CustomerChoice } from './customer-choice.tsx';

it('asks why somebody looks before it finds a customer', () => {
  const html = renderToString(createElement(CustomerChoice, { firstQuery: '', onCancel: () => undefined, onChoose: () => undefined }));
  expect(html).toMatch(/<option value=""[^>]*>Choose<\/option><option value="support-request">/);
});
