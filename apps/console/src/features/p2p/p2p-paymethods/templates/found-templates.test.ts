import { expect, it } from 'vitest';
import { foundTemplates } from './found-templates.ts';
import type { Template } from './template-list.query.ts';

const template = (name: string, fiat: string, country: string, isActive = true, uses = 0) =>
  ({ paymethodId: '1', uses, content: { name, code: name.toLowerCase(), fiats: [fiat], countries: [country], isActive } }) as Template;
const templates = [template('SEPA', 'EUR', 'DE'), template('GCash', 'PHP', 'PH', true, 7), template('Zelle', 'USD', 'US', false)];
const names = (text: string, show: 'all' | 'active' | 'withdrawn' = 'all') =>
  foundTemplates(templates, { text, show }).map(({ content }) => content.name);

it('finds by name, currency and country', () => {
  expect(names('sep')).toEqual(['SEPA']);
  expect(names('php')).toEqual(['GCash']);
  expect(names('germany')).toEqual(['SEPA']);
  expect(names('gcash usd')).toEqual([]);
});

it('shows the most used first, and those that are offered or not', () => {
  expect(names('')).toEqual(['GCash', 'SEPA', 'Zelle']);
  expect(names('', 'active')).toEqual(['GCash', 'SEPA']);
  expect(names('', 'withdrawn')).toEqual(['Zelle']);
});
