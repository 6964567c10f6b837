import type { Page } from '@playwright/test';

/** What only real keys and a real pointer can show: a story, what is expected of it, and how to see that it holds. */
export interface KeyCheck {
  story: string;
  expects: string;
  holds: (page: Page) => Promise<boolean>;
}

const isOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog[open]') !== null);
const focusText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open' }).click();
  await page.locator('dialog[open]').waitFor();
}

export const keyChecks: KeyCheck[] = [
  {
    story: 'overlays-dialog--closed',
    expects: 'Escape closes a dialog and the focus returns to what opened it',
    holds: async (page) => {
      await openDialog(page);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      return (await focusText(page)) === 'Open';
    },
  },
  {
    story: 'overlays-dialog--closed',
    expects: 'the page behind a dialog does not scroll, and does again afterwards',
    holds: async (page) => {
      await openDialog(page);
      const during = await page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      return during === 'hidden' && (await page.evaluate(() => document.documentElement.style.overflow)) === '';
    },
  },
  {
    story: 'overlays-dialog--form',
    expects: 'the focus starts in the first field that can be filled, and a click outside keeps the dialog',
    holds: async (page) => {
      const label = await page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent);
      await page.mouse.click(5, 5);
      return label === 'IBAN' && (await isOpen(page));
    },
  },
  {
    story: 'overlays-dialog--text',
    expects: 'a click outside closes a dialog that allows it',
    holds: async (page) => {
      await page.mouse.click(5, 5);
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      return true;
    },
  },
  {
    story: 'overlays-blockingdialog--usual',
    expects: 'nothing but its actions closes a blocking dialog',
    holds: async (page) => {
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      return isOpen(page);
    },
  },
  {
    story: 'overlays-confirmdialog--danger',
    expects: 'the focus starts on the way back when something would be lost',
    holds: async (page) => (await focusText(page)) === 'Keep it',
  },
  {
    story: 'actions-menu--closed',
    expects: 'an arrow opens a menu at its end, Escape closes it and the focus returns',
    holds: async (page) => {
      await page.getByRole('button', { name: 'Account' }).focus();
      await page.keyboard.press('ArrowUp');
      await page.waitForFunction(() => document.activeElement?.textContent === 'Log out');
      await page.keyboard.press('Escape');
      await page.locator('[role="menu"]:popover-open').waitFor({ state: 'detached' });
      return (await focusText(page)) === 'Account';
    },
  },
  {
    story: 'overlays-popover--below',
    expects: 'a popover stands under its button and closes on a click elsewhere',
    holds: async (page) => {
      const button = await page.getByRole('button', { name: 'English' }).boundingBox();
      const panel = await page.locator('[role="dialog"]:popover-open').boundingBox();
      await page.mouse.click(900, 600);
      await page.locator('[role="dialog"]:popover-open').waitFor({ state: 'detached' });
      const gap = (panel?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
      return gap > 0 && gap < 12 && Math.abs((panel?.x ?? 0) - (button?.x ?? 0)) < 2;
    },
  },
  {
    story: 'overlays-tooltip--above',
    expects: 'a tip comes with the pointer, stays under it, and leaves on Escape',
    holds: async (page) => {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.locator('[role="tooltip"]:popover-open').waitFor({ state: 'detached' });
      await page.getByRole('button').hover();
      await page.locator('[role="tooltip"]:popover-open').hover();
      await page.waitForTimeout(300);
      const stays = await page.locator('[role="tooltip"]:popover-open').isVisible();
      await page.getByRole('button').focus();
      await page.keyboard.press('Escape');
      await page.locator('[role="tooltip"]:popover-open').waitFor({ state: 'detached' });
      return stays;
    },
  },
  {
    story: 'actions-segmentedcontrol--plain',
    expects: 'an arrow chooses the next segment',
    holds: async (page) => {
      await page.getByRole('radio', { name: 'Buy' }).focus();
      await page.keyboard.press('ArrowRight');
      return page.getByRole('radio', { name: 'Sell' }).isChecked();
    },
  },
  {
    story: 'actions-button--disabled',
    expects: 'a button with a reason can be reached and says it',
    holds: async (page) => {
      const button = page.getByRole('button', { name: 'Needs 3 orders' });
      await button.focus();
      const reason = await button.evaluate(
        (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
      );
      return reason === 'You have 1 of 3 orders.' && (await focusText(page)) === 'Needs 3 orders';
    },
  },
  {
    story: 'fields-combobox--chosen',
    expects: 'a letter opens a combobox with it, Enter chooses what was found, and the focus returns with the value',
    holds: async (page) => {
      const field = page.getByRole('combobox', { name: 'Currency' });
      await field.focus();
      await page.keyboard.press('z');
      await page.waitForFunction(() => (document.activeElement as HTMLInputElement).value === 'z');
      await page.keyboard.type('lot');
      await page.getByRole('option', { name: 'PLN' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      return (await focusText(page)) === 'PLN';
    },
  },
  {
    story: 'fields-combobox--open-long',
    expects: 'a long list draws few rows, starts at the chosen one, and the arrows move what is spoken',
    holds: async (page) => {
      const active = () =>
        page.evaluate(() => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent);
      const start = await active();
      await page.keyboard.press('ArrowDown');
      const next = await active();
      await page.keyboard.press('End');
      await page.getByRole('option', { name: 'Choice number 400' }).waitFor();
      const isFew = (await page.getByRole('option').count()) < 40;
      await page.keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      return isFew && start === 'Choice number 251' && next === 'Choice number 252' && (await focusText(page)) === 'Choice number 251';
    },
  },
];
