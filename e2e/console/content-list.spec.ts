import { expect, listen, openConsole, test } from '../site.ts';

test('the list is walked with keys and filtered, and an item can be linked to', async ({ page: desk }) => {
  const complaints = listen(desk);
  await desk.setViewportSize({ width: 1680, height: 1000 });
  await openConsole(desk, '#/content/page');
  await expect(desk.getByRole('link', { name: /^Privacy/ })).toBeVisible();
  // Two presses in one breath are two steps: the second starts from where the first has led.
  await desk.evaluate(async () => {
    for (const step of [1, 2]) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
      await Promise.resolve(step);
    }
  });
  await expect(desk).toHaveURL(/#\/content\/page\/p2p-terms$/);
  await desk.keyboard.press('k');
  await expect(desk).toHaveURL(/#\/content\/page\/fees$/);
  await desk.keyboard.press('/');
  await desk.keyboard.type('terms of');
  const list = desk.getByRole('region', { name: 'Pages' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(/#\/content\/page\/terms$/);
  expect(complaints).toEqual([]);
});
