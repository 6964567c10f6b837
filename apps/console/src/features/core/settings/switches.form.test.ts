import { someBasicConfigDefault } from '@peerbourse/contract/core/site/site-settings';
import { expect, it } from 'vitest';
import { switchesOf, turned } from './switches.form.ts';

it('keeps whatever else the setting holds', () => {
  expect(switchesOf(someBasicConfigDefault)).toEqual(someBasicConfigDefault);
  expect(switchesOf({ p2pState: true, jumpType: 3 })).toMatchObject({ p2pState: true, showVip: false, jumpType: 3 });
});

it('counts a switch as changed until it is turned back', () => {
  const switches = switchesOf(someBasicConfigDefault);
  const changes = turned({}, switches, 'p2pState', true);
  expect(changes).toEqual({ p2pState: true });
  expect(turned(changes, switches, 'showVip', true)).toEqual({ p2pState: true, showVip: true });
  expect(turned(changes, switches, 'p2pState', false)).toEqual({});
});
