import type { Browser, Locator, Page } from '@playwright/test';
import type { StaffRole } from '../../../packages/contract/src/call.ts';
import { openColleague } from '../../console/colleague.ts';
import { sayWhy } from '../../console/say-why.ts';
import { expect, listen } from '../../site.ts';

export interface CaseDesk {
  page: Page;
  facts: Locator;
  /** Fields by their label, and the button that sends them. Lists take the value, fields the text. */
  act: (button: string, fields: Record<string, string>, send?: string) => Promise<void>;
  /** The same, which the server refuses in these words. */
  expectRefused: (words: string, button: string, fields: Record<string, string>, send?: string) => Promise<void>;
  expectDone: (text: string) => Promise<void>;
  /** Back to the order, as it is now: after a decision the next case opens. */
  readAgain: () => Promise<void>;
  /** Closes the desk, which had nothing to complain of. */
  leave: () => Promise<void>;
}

/** What a member of staff does about an order at the console. */
export async function openCaseDesk(browser: Browser, name: string, roles: readonly StaffRole[], orderNo: string): Promise<CaseDesk> {
  const page = await openColleague(browser, name, roles, `#/p2p/orders/${orderNo}`);
  const complaints = listen(page);
  const dialog = page.getByRole('dialog');
  const actions = page.getByRole('region', { name: 'Actions' });
  await sayWhy(page, 'complaint');
  // The look is written down once the order is shown: nobody is asked again from then on.
  await expect(actions).toBeVisible();

  async function attempt(button: string, fields: Record<string, string>, send = button): Promise<void> {
    await actions.getByRole('button', { name: button }).click();
    for (const [label, value] of Object.entries(fields)) {
      const field = dialog.getByLabel(label, { exact: true });
      if (await field.evaluate((element) => element.matches('select'))) await field.selectOption(value);
      else await field.fill(value);
    }
    await dialog.getByRole('button', { name: send, exact: true }).click();
  }

  return {
    page,
    facts: page.getByRole('region', { name: 'Case', exact: true }),
    async act(...fields) {
      await attempt(...fields);
      await expect(dialog).toBeHidden();
    },
    async expectRefused(words, ...fields) {
      await attempt(...fields);
      await expect(dialog.getByRole('alert')).toContainText(words);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
    expectDone: (text) => expect(page.getByText(text).first()).toBeVisible(),
    async readAgain() {
      await page.goto(page.url().replace(/#.*/, `#/p2p/orders/${orderNo}`));
      await page.reload();
      await expect(actions).toBeVisible();
    },
    async leave() {
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  };
}
