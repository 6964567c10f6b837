import { lazy } from 'react';
import { ensureTexts } from '#base/i18n/current-store.ts';

/** What is said once somebody is about to take an ad. */
export const takeTexts = ['p2p-take', 'paymethods'] as const;

/** Comes with its texts when somebody opens an ad, so that the market itself stays light. */
export const TakePanel = lazy(async () => {
  const [{ TakePanel: component }] = await Promise.all([import('./take-panel.tsx'), ensureTexts(takeTexts)]);
  return { default: component };
});
