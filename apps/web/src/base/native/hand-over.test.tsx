import { localeOf, prefixOf } from '@peerbourse/contract/locales';
import { createMemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nativeScreens } from '#testing/native-screens.ts';
import { eventually } from '#testing/open-page.tsx';
import { handOver, handOverFirstPage } from './hand-over.ts';
import { nativeTargetOf } from './interception.ts';

const openScreen = vi.fn();
beforeEach(() => {
  openScreen.mockClear();
  vi.stubGlobal('PeerbourseApp', { openScreen });
});

/** The routes of a site in this language, on a page that is no screen of the app. */
async function openSite(code: 'de' | 'en') {
  document.documentElement.dataset.locale = code;
  const router = createMemoryRouter([{ path: '*', middleware: [handOver], loader: () => null }], {
    basename: prefixOf(code) || '/',
    initialEntries: [`${prefixOf(code)}/no-such-page`],
  });
  await eventually(() => expect(router.state.initialized).toBe(true));
  return router;
}

describe.each(nativeScreens)('%s in the app %s', (_, path, target) => {
  it.each(['de', 'en'] as const)('R2.28 R2.29 R2.30 as a link opens its screen, and the page goes home, in %s', async (code) => {
    const router = await openSite(code);
    expect(openScreen).not.toHaveBeenCalled();
    await router.navigate(path);
    expect(openScreen).toHaveBeenCalledExactlyOnceWith(target);
    expect(router.state.location.pathname).toBe(prefixOf(code) || '/');
  });

  it.each(['ar', 'en'] as const)('R2.28 R2.29 R2.30 loaded directly opens its screen, and the page goes home, in %s', (code) => {
    history.replaceState(null, '', `${prefixOf(code)}${path}?a=1`);
    const nativeTarget = nativeTargetOf(path);
    handOverFirstPage({
      locale: localeOf(code),
      textsVersion: '',
      siteUrl: '',
      liveUrls: [],
      isApp: true,
      ...(nativeTarget ? { nativeTarget } : {}),
    });
    expect(openScreen).toHaveBeenCalledExactlyOnceWith(target);
    expect(`${location.pathname}${location.search}`).toBe(prefixOf(code) || '/');
  });
});

it('R1.6 outside of the app nothing is handed over', async () => {
  vi.stubGlobal('PeerbourseApp', undefined);
  const router = await openSite('en');
  await router.navigate('/p2p-trade/quick');
  expect(router.state.location.pathname).toBe('/p2p-trade/quick');
  expect(openScreen).not.toHaveBeenCalled();
});
