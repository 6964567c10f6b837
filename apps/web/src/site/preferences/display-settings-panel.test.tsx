import { currencyList } from '@peerbourse/contract/core/rates/currency-list';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage, status } from '#testing/open-page.tsx';

it('R8.10 when the list of currencies cannot be loaded, that is logged and nothing else', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  await openPage({
    part: async () => {
      const { DisplaySettingsPanel } = await import('./display-settings-panel.tsx');
      return () => <DisplaySettingsPanel onChosen={() => undefined} />;
    },
    answer: ({ path }) => (path === currencyList.path ? status(404) : undefined),
  });
  // The panel offers what it knows by itself.
  expect(await screen.findByRole('button', { name: 'EUR' })).toBeTruthy();
  await vi.dynamicImportSettled();
  expect(log).toHaveBeenCalledExactlyOnceWith("Can't get fiat currency list");
  expect(screen.queryByRole('alert')).toBeNull();
});
