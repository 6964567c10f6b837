import { expect, it } from 'vitest';
import { p2pConfigDefaults } from './p2p-config.ts';

it('R9.3 starts with 20 remarks, one image and videos of 12 MB', () => {
  expect(p2pConfigDefaults).toEqual({ advRemarkNum: 20, advImageNum: 1, videoSize: 12 });
});
