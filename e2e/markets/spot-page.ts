import type { Locator, Page } from '@playwright/test';
import { said } from './traders.ts';

export const formOf = (page: Page): Locator => page.locator('[data-order-form]:visible');
export const sendButton = (page: Page, name: RegExp): Locator => formOf(page).getByRole('button', { name }).last();
export const openOrderRows = (page: Page): Locator =>
  page
    .getByRole('table', { name: said('open_orders') })
    .locator('tbody')
    .getByRole('row');
