import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testCards } from './cards.ts';
import { openTrial, type Trial } from './trial.ts';

let trial: Trial;

beforeEach(async () => {
  trial = await openTrial();
});

afterEach(() => trial.close());

const parentOrigin = 'https://cards.example';
const labels = { number: 'رقم البطاقة', invalidCvc: 'رمز خاطئ' };

interface Said {
  message: { type: string; [name: string]: unknown };
  to: string;
}

/** The frame of the fields with a page around it that only listens. */
async function openFrame() {
  const answer = await fetch(`${trial.acquirer.origin}/fields?parent=${parentOrigin}&publishableKey=pk_test`);
  const window = new Window({ url: answer.url });
  const { document } = window;
  const html = await answer.text();
  const [, body = '', script = ''] = /<body>([\s\S]*)<script[^>]*>([\s\S]*)<\/script>/.exec(html) ?? [];
  document.body.innerHTML = body;
  const said: Said[] = [];
  const answered = Promise.withResolvers<string>();
  const parent = {
    postMessage: (message: Said['message'], to: string) => {
      said.push({ message, to });
      if (message.type === 'acquirer:token') answered.resolve(String(message.token));
    },
  };
  Object.defineProperty(window, 'parent', { value: parent });
  const calls: Array<Promise<Response>> = [];
  const ask = (path: string, init: RequestInit) => {
    const call = fetch(trial.acquirer.origin + path, init);
    calls.push(call);
    return call;
  };
  runInNewContext(script, { window, document, fetch: ask, ResizeObserver: window.ResizeObserver });

  return {
    document,
    said,
    calls,
    token: answered.promise,
    hear: (data: object, { origin = parentOrigin, source = parent as unknown } = {}) =>
      window.dispatchEvent(new window.MessageEvent('message', { data, origin, source: source as never })),
    fill: (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) (document.getElementById(name) as unknown as { value: string }).value = value;
    },
    close: () => window.happyDOM.close(),
  };
}

const card = { number: '4111 1111 1111 1111', expiry: '12/99', cvc: '123', holder: 'Ada Example' };

it('takes labels and the direction from its embedder only', async () => {
  const frame = await openFrame();
  const setup = { type: 'acquirer:setup', locale: 'ar', labels };
  frame.hear(setup, { origin: 'https://other.example' });
  frame.hear(setup, { source: null });
  expect(frame.said.map(({ message }) => message.type)).not.toContain('acquirer:ready');
  frame.hear(setup);
  expect(frame.said.map(({ message }) => message.type)).toContain('acquirer:ready');
  expect(frame.document.documentElement.dir).toBe('rtl');
  expect(frame.document.querySelector('label[for=number]')?.textContent).toBe(labels.number);
  await frame.close();
});

it('says what is wrong in the words of its embedder, and asks nobody', async () => {
  const frame = await openFrame();
  frame.hear({ type: 'acquirer:setup', locale: 'ar', labels });
  frame.fill({ ...card, cvc: '1' });
  frame.hear({ type: 'acquirer:submit' });
  expect(frame.document.getElementById('cvc-error')?.textContent).toBe(labels.invalidCvc);
  expect(frame.document.getElementById('cvc')?.getAttribute('aria-invalid')).toBe('true');
  expect(frame.document.getElementById('number')?.getAttribute('aria-invalid')).toBe('false');
  expect(frame.document.activeElement?.id).toBe('cvc');
  expect(frame.said.at(-1)?.message).toEqual({ type: 'acquirer:error', code: 'invalid_fields', field: 'cvc' });
  expect(frame.calls).toEqual([]);
  await frame.close();
});

it('gives its embedder the token of the card, and nobody else anything', async () => {
  const frame = await openFrame();
  frame.fill(card);
  frame.hear({ type: 'acquirer:submit' });
  const { body } = await trial.call('GET', `/v1/tokens/${await frame.token}`);
  expect(body).toMatchObject({ brand: 'visa', lastFour: testCards.visa.number.slice(-4), expMonth: 12, expYear: 2099 });
  expect(new Set(frame.said.map(({ to }) => to))).toEqual(new Set([parentOrigin]));
  expect(JSON.stringify(frame.said)).not.toContain(testCards.visa.number);
  await frame.close();
});

it('the script of the page opens the frame and believes it alone', async () => {
  const window = new Window({ url: `${parentOrigin}/card`, settings: { disableIframePageLoading: true } });
  const { document } = window;
  const script = readFileSync(new URL('browser/fields.js', import.meta.url), 'utf8');
  Object.defineProperty(document, 'currentScript', { value: { src: `${trial.acquirer.origin}/fields.js` } });
  runInNewContext(script, { window, document, URL, URLSearchParams });
  const heard: unknown[] = [];
  const { TestAcquirer } = window as unknown as { TestAcquirer: { mount: (element: unknown, options: object) => { unmount: () => void } } };
  const options = { publishableKey: 'pk_test', locale: 'ar', labels, onToken: (content: unknown) => heard.push(content) };
  const fields = TestAcquirer.mount(document.body, options);
  const frame = document.querySelector('iframe');
  expect(frame?.src).toBe(`${trial.acquirer.origin}/fields?parent=https%3A%2F%2Fcards.example&publishableKey=pk_test&locale=ar`);
  const { contentWindow } = frame as unknown as { contentWindow: unknown };
  const hear = (token: string, origin: string, source: unknown) =>
    window.dispatchEvent(new window.MessageEvent('message', { data: { type: 'acquirer:token', token }, origin, source: source as never }));
  hear('of another origin', parentOrigin, contentWindow);
  hear('of another window', trial.acquirer.origin, window);
  hear('right', trial.acquirer.origin, contentWindow);
  expect(heard).toEqual([{ token: 'right' }]);
  fields.unmount();
  expect(document.querySelector('iframe')).toBe(null);
  await window.happyDOM.close();
});
