import { expect, it } from 'vitest';
import { addressOfFragment, fragmentOf } from './content-address.ts';

it('reads what it writes', () => {
  expect(addressOfFragment(fragmentOf('page-title', 'risk-notice'))).toEqual({ kind: 'page-title', name: 'risk-notice' });
  expect(addressOfFragment(fragmentOf('banner'))).toEqual({ kind: 'banner', name: undefined });
});

it('begins with announcements when the address names nothing that exists', () => {
  for (const fragment of ['', '#/content', '#/content/poems/ode', '#/staff']) {
    expect(addressOfFragment(fragment)).toEqual({ kind: 'announcement', name: undefined });
  }
});

it('takes no name that an item cannot have', () => {
  expect(addressOfFragment('#/content/banner/-x-')).toEqual({ kind: 'banner', name: undefined });
});
