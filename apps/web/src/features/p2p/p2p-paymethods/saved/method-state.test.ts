import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderText } from '#base/lib/render-text.tsx';
import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { FiatFilter } from './fiat-filter.tsx';
import { MethodStateWhy } from './method-state.tsx';

const active = { state: 'ACTIVE', coolingUntil: null, isModifyKyc: false, isTemplateChanged: false, disabledBy: null } as SavedMethod;

it.each<[string, Partial<SavedMethod>]>([
  ['', {}],
  ['We turned it off for your safety. Contact support', { state: 'DISABLED', disabledBy: 'risk' }],
  ['This payment method is no longer available.', { state: 'DISABLED', disabledBy: 'template' }],
  ['You turned it off. Ads that use it aren’t visible to traders.', { state: 'DISABLED', disabledBy: 'owner' }],
])('says why a method cannot be used: %s', (text, change) => {
  const said = renderText(createElement(MethodStateWhy, { method: { ...active, ...change } }), 'paymethods');
  expect(said.replaceAll(/\s+/g, ' ')).toBe(text);
});

it('counts the methods of one currency', () => {
  const methods = ['1', '2'].map((userPaymethodId) => ({ ...active, userPaymethodId, fiatCode: 'EUR' }) as unknown as SavedMethod);
  expect(renderText(createElement(FiatFilter, { methods, wanted: undefined }), 'paymethods')).toBe('2 payment methods');
});
