import { expect, test } from 'vitest';
import { site } from '../../../e2e/site.ts';
import { nativeScreens } from '../src/testing/native-screens.ts';

const inApp = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0 Mobile PeerbourseApp/1.4.2' };

/** What the html element says about the app. */
function nativeMark(html: string): unknown {
  const mark = /<html[^>]* data-native="([^"]*)"/.exec(html)?.[1];
  return mark === undefined ? undefined : JSON.parse(mark.replaceAll('&quot;', '"'));
}

for (const [id, path, target] of nativeScreens) {
  test(`${id} in the app ${path} answers with the home page, which names the screen`, async () => {
    for (const prefix of ['', '/ar']) {
      const response = await fetch(`${site}${prefix}${path}?a=1`, { headers: inApp, redirect: 'manual' });
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(nativeMark(html)).toEqual(target);
      expect(html).toMatch(/<html[^>]* data-app=""/);
      expect(html).toContain('id="prices"');
    }
  });
}

test('R1.6 outside of the app nothing is handed over', async () => {
  const moved = await fetch(`${site}/p2p-trade/quick`, { redirect: 'manual' });
  expect(moved.status).toBe(302);
  const html = await (await fetch(`${site}/`)).text();
  expect(nativeMark(html)).toBeUndefined();
  expect(html).not.toMatch(/<html[^>]* data-app/);
});
