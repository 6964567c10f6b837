import { expect, listen, site, test } from '../../site.ts';
import { checkVisuals, resizeTo } from '../../visual-and-a11y.ts';
import { openComplete } from '../../wait-for.ts';
import { openAs } from './member.ts';

const paths = ['', '/security', '/devices', '/notifications', '/sub-accounts', '/preferences'];

for (const prefix of ['', '/ar']) {
  test(`the pages of an account and a dialog, ${prefix || '/en'}: nothing moves or is wider than a small phone, and axe finds nothing serious on a phone and a desk`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = listen(page);
    await openAs(page);
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 640 });
      await openComplete(page, `${site}${prefix}/account${path}`);
      await checkVisuals(page, `${prefix}/account${path}`, { maxShift: 0.02, hasAxe: false });
      for (const width of [390, 1440]) {
        await resizeTo(page, width);
        await checkVisuals(page, `${prefix}/account${path}`);
      }
    }
    await openComplete(page, `${site}${prefix}/account/security`);
    await page.locator('#authenticator button').click();
    await page.locator('dialog[open] svg[role=img]').waitFor();
    for (const width of [1440, 390]) {
      await resizeTo(page, width);
      await checkVisuals(page, `the dialog of ${prefix}/account/security`);
    }
    await resizeTo(page, 320);
    const box = page.locator('dialog[open] [data-modal-body]');
    expect.soft(await box.evaluate((body) => body.scrollWidth - body.clientWidth), 'overflow of the dialog').toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
