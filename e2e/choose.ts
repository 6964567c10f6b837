import type { Locator } from '@playwright/test';
import { untilAwake } from './awake.ts';

/** Chooses in a combobox: by value, or by what is read. */
export async function choose(field: Locator, wanted: string | { label: string }): Promise<void> {
  const list = await openChoices(field);
  const text = typeof wanted === 'string' ? wanted : wanted.label;
  // A long list draws only what is in view; the search brings it there. What stands for none is at the top.
  if (text === '') await list.search.press('Home');
  else await list.search.fill(text);
  const option =
    typeof wanted === 'string'
      ? list.options.and(field.page().locator(`[data-key="=${wanted}"]`))
      : list.options.filter({ hasText: text }).first();
  // As a screen reader presses it: a pointer that meets a page which is still settling would press beside the list, and close it.
  await option.dispatchEvent('click');
}

/** Opens a combobox once its page is awake. */
export async function openChoices(field: Locator): Promise<{ search: Locator; options: Locator }> {
  await untilAwake(field);
  await field.click();
  const page = field.page();
  const search = page.locator('input[role="combobox"][aria-autocomplete="list"]');
  await search.waitFor();
  return { search, options: page.getByRole('option').and(page.locator('[data-key]')) };
}
