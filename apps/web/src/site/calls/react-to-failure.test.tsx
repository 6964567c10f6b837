import { localeOf } from '@peerbourse/contract/locales';
import { openPrices } from '@peerbourse/contract/markets/market-data/open-prices';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eventually, refusalText, refused, status, textsOf } from '#testing/open-page.tsx';
import { chooseMidnight, openPricePage } from '#testing/price-page.tsx';

const asked = (path: string) => path === openPrices.path;

describe.each(['en', 'ar'] as const)('what a visitor sees of a failed request in %s', (code) => {
  const { common = {} } = textsOf(['common'], code);

  it.each(['session.missing', 'session.expired', 'session.revoked', 'session.replaced', 'session.locked'] as const)(
    'R8.1 %s ends the session and says why',
    async (id) => {
      await openPricePage(() => refused(id, code), { code, cookie: 'login=1' });
      expect(document.cookie).toContain('login=1');
      chooseMidnight();
      expect((await screen.findByRole('alert')).textContent).toContain(refusalText(id, code));
      expect(document.cookie).not.toContain('login');
    },
  );

  it("R8.2 R7.2 a refusal shows the server's words, which were asked for in the language of the page", async () => {
    const { sent } = await openPricePage(() => refused('rates.no-price', code), { code });
    chooseMidnight();
    expect((await screen.findByRole('alert')).textContent).toContain(refusalText('rates.no-price', code));
    expect(sent.find(({ path }) => asked(path))?.headers).toMatchObject({ language: localeOf(code).languageKey });
  });

  it.each([
    [404, common.http_not_found],
    [403, common.http_forbidden],
    [500, common.http_unknown],
    [418, common.http_other?.replace('{status}', code === 'ar' ? '\u2066418\u2069' : '418')],
  ])('R8.3 status %i has its message', async (number, text) => {
    await openPricePage(() => status(number), { code });
    chooseMidnight();
    expect((await screen.findByRole('alert')).textContent).toContain(text ?? 'missing');
  });

  it('R8.3 status 504 has its message, once nobody has answered three times', async () => {
    const { sent } = await openPricePage(() => status(504), { code });
    vi.useFakeTimers();
    chooseMidnight();
    await vi.advanceTimersByTimeAsync(3_100);
    await eventually(() => expect(screen.getByRole('alert').textContent).toContain(common.http_not_found ?? 'missing'));
    expect(sent.filter(({ path }) => asked(path))).toHaveLength(3);
  });

  it('R8.3 status 429 says nothing', async () => {
    const { client } = await openPricePage(() => status(429), { code });
    chooseMidnight();
    await waitFor(() => expect(client.getQueryState([openPrices.path, { timezone: 0, bussiness: 'sp' }])?.status).toBe('error'));
    await vi.dynamicImportSettled();
    const messages = screen.getByRole('region', { name: common.messages ?? 'missing' });
    expect(messages.children).toHaveLength(0);
    // The place for messages is awake: a later one is shown.
    (await import('#base/toasts/toasts.ts')).showToast('info', 'later');
    await waitFor(() => expect(messages.textContent).toContain('later'));
  });
});
