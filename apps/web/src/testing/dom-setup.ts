import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A machine under load is slow, not wrong.
configure({ asyncUtilTimeout: 45_000 });
const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: 45_000 });

/** What the emulated DOM lacks: popovers, and the two pseudo-classes that ask about the top layer. */
const openPopovers = new WeakSet<Element>();

HTMLElement.prototype.showPopover = function showPopover() {
  openPopovers.add(this);
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  openPopovers.delete(this);
};

const { matches } = Element.prototype;
Element.prototype.matches = function matchesOrIsOpen(this: Element, selector: string) {
  return selector === ':popover-open' ? openPopovers.has(this) : matches.call(this, selector);
} as typeof matches;

const { querySelector } = Document.prototype;
Document.prototype.querySelector = function queryOrModal(this: Document, selector: string) {
  return querySelector.call(this, selector.replace('dialog:modal', 'dialog[open]'));
} as typeof querySelector;

// Its locks never run what asks for them; one page has nobody to wait for.
Object.defineProperty(navigator, 'locks', { value: { request: (_name: string, act: () => unknown) => act() } });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
