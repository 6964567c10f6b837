import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTrial, type Trial } from './trial.ts';

let trial: Trial;

beforeEach(async () => {
  trial = await openTrial();
});

afterEach(() => trial.close());

async function pageAt(path: string): Promise<{ status: number; policy: string; text: string }> {
  const answer = await fetch(trial.acquirer.origin + path);
  return { status: answer.status, policy: answer.headers.get('content-security-policy') ?? '', text: await answer.text() };
}

const post = (path: string, form: Record<string, string>) =>
  fetch(trial.acquirer.origin + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

it('the fields run nothing but their own script and have labels and autocomplete', async () => {
  const { policy, text } = await pageAt('/fields?parent=https://cards.example&publishableKey=pk_test&locale=ar');
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect([...text.matchAll(/<(?:script|style)[^>]*>/g)].map(([tag]) => tag)).toEqual([
    `<style nonce="${nonce}">`,
    `<script nonce="${nonce}">`,
  ]);
  expect(text).toContain('<html lang="ar">');
  expect(text).toContain('data-parent="https://cards.example"');
  for (const [name, kind] of Object.entries({ number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc', holder: 'cc-name' })) {
    expect(text).toMatch(new RegExp(`<label for="${name}">[^<]+</label>\\s*<input id="${name}"[^>]*autocomplete="${kind}"`));
  }
  const { policy: next } = await pageAt('/fields?parent=https://cards.example');
  expect(next).not.toContain(nonce);
});

it.each(['', '*', 'https://cards.example/', 'javascript:alert(1)', 'https://cards.example"><script>'])(
  'the fields talk to an origin only, which %s is not',
  async (parent) => {
    expect((await pageAt(`/fields?parent=${encodeURIComponent(parent)}`)).status).toBe(400);
  },
);

it('the script of the fields is there for pages of any origin', async () => {
  const answer = await fetch(`${trial.acquirer.origin}/fields.js`);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await answer.text()).toContain('window.TestAcquirer');
});

it('knobs are turned by the form and by JSON, all of what is given or nothing', async () => {
  const form = { ...texts(trial.acquirer.knobs), shuffleEvents: 'true', disputeAfterMs: '5000', webhookUrl: '' };
  expect((await post('/knobs', form)).status).toBe(303);
  expect((await trial.call('GET', '/knobs')).body).toMatchObject({ shuffleEvents: true, disputeAfterMs: 5000, webhookUrl: null });
  const refused = await trial.call('PUT', '/knobs', { eventCopies: 6, dropEvents: 1 });
  expect([refused.status, refused.body.error]).toEqual([400, { code: 'invalid_request', message: 'Wrong or missing: eventCopies.' }]);
  expect((await trial.call('PUT', '/knobs', { droppedEvents: 1 })).status).toBe(400);
  expect(trial.acquirer.knobs.dropEvents).toBe(0);
});

function texts(knobs: object): Record<string, string> {
  return Object.fromEntries(Object.entries(knobs).map(([name, value]) => [name, value === null ? '' : String(value)]));
}

it('the page shows payments, and its buttons open and close disputes', async () => {
  const { id } = await trial.pay({ reference: '<b>order</b>' });
  expect((await pageAt('/')).text).toContain('&lt;b&gt;order&lt;/b&gt;');
  expect((await pageAt('/')).text).toContain('EUR\u00a0100.50');
  expect((await post(`/payments/${id}/dispute`, { reason: 'fraudulent' })).status).toBe(303);
  const [, action = ''] = /action="(\/disputes\/[^"]+)"/.exec((await pageAt('/')).text) ?? [];
  expect((await post(action, { state: 'won' })).status).toBe(303);
  expect((await trial.call('GET', `/v1/payments/${id}`)).body.state).toBe('captured');
});
