import { afterEach, describe, expect, it } from 'vitest';
import { goTo, goWithin, screenAt, setFilters } from './use-screen.ts';

afterEach(() => {
  location.hash = '';
});

describe('the address of the console', () => {
  it('keeps filters while another case of the same list is opened', () => {
    goTo('#/p2p/traders');
    setFilters({ query: 'a b', restricted: 'yes' });
    expect(location.hash).toBe('#/p2p/traders?query=a+b&restricted=yes');
    goWithin('#/p2p/traders/1234567890');
    expect(location.hash).toBe('#/p2p/traders/1234567890?query=a+b&restricted=yes');
    setFilters({ query: '', restricted: '' });
    expect(location.hash).toBe('#/p2p/traders/1234567890');
  });

  it('names the screen that says most, and none for an address of nowhere', () => {
    const screens = [{ id: 'p2p' }, { id: 'p2p/orders' }, { id: 'ledger' }];
    expect(screenAt(screens, '#/p2p/orders/12')?.id).toBe('p2p/orders');
    expect(screenAt(screens, '#/p2p/ordersome')?.id).toBe('p2p');
    expect(screenAt(screens, '#/ledger')?.id).toBe('ledger');
    expect(screenAt(screens, '')).toBeUndefined();
    expect(screenAt(screens, '#/nowhere')).toBeUndefined();
  });
});
