import type { BrowserContext, Page } from '@playwright/test';
import { consoleSite, site } from '../../site.ts';

/**
 * Notices whatever a payload could do in any page of a context: run, break a rule of the content policy, open a dialog, a frame or
 * a window, lead away, or ask another server. Answers the list that it writes to.
 */
export async function watchForScripts(context: BrowserContext): Promise<string[]> {
  const findings: string[] = [];
  await context.exposeBinding('tellXss', (_source, what: string) => void findings.push(what));
  await context.addInitScript(armTheWindow);
  context.on('page', (page) => watchPage(page, findings));
  return findings;
}

function armTheWindow(): void {
  const { tellXss } = window as unknown as { tellXss: (what: string) => void };
  const tellOf = (name: string) => () => tellXss(`${name} was called at ${location.pathname}`);
  for (const name of ['__xss', 'alert', 'confirm', 'prompt', 'print', 'open']) {
    Object.defineProperty(window, name, { value: tellOf(name), writable: false });
  }
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    tellXss(`the policy stopped ${effectiveDirective} ${blockedURI} ${sample} at ${location.pathname}`),
  );
}

function watchPage(page: Page, findings: string[]): void {
  const tell = (what: string) => void findings.push(`${what} (page ${page.url()})`);
  page.on('dialog', async (dialog) => {
    tell(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => tell(`a window: ${popup.url()}`));
  page.on('pageerror', (error) => tell(`an error: ${error.message}`));
  page.on('frameattached', () => tell('a frame'));
  page.on('console', (message) => {
    if (/content security policy|trusted ?type|hydrat/i.test(message.text())) tell(`the console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && ![site, consoleSite].includes(origin)) tell(`a request to ${request.url()}`);
  });
}

/** What no text may put into a page: other elements than ours, handlers, styles, and addresses that lead to code or to strangers. */
export async function strangersIn(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const strange =
      'iframe, frame, frameset, object, embed, portal, base, style, math, foreignObject, marquee, template, video, audio, form[action^="javascript"], meta[http-equiv], body [is], [popover] script';
    const ofCode = ['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction', 'data', 'ping', 'background', 'poster'];
    // Whoever clicks on a link may get to any other site; everything else, and what needs no click, stays here.
    const isAllowed = (element: Element, value: string) => {
      const { protocol, host } = new URL(value, location.href);
      if (element.localName === 'a' && ['https:', 'mailto:'].includes(protocol)) return true;
      return element.localName === 'img' && protocol === 'data:' ? value.startsWith('data:image/svg+xml') : host === location.host;
    };
    const isStrange = (element: Element, { name, value }: Attr) =>
      name.startsWith('on') || name === 'style' || (ofCode.includes(name) && !isAllowed(element, value));
    const elements = [...document.querySelectorAll(strange)].map(({ outerHTML }) => outerHTML);
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter((attribute) => isStrange(element, attribute))
        .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
    );
    return [...elements, ...attributes].map((one) => one.slice(0, 200));
  });
}
