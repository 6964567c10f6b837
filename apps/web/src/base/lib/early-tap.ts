import { cookieIn } from './cookies.ts';

interface EarlyTap {
  button: HTMLButtonElement | null;
  /** On the clock of the page's events. */
  at: number;
  /** All cookies of that moment. */
  cookies: string;
}

interface WithEarlyTap {
  earlyTap?: EarlyTap;
}

/** Whoever has waited longer no longer expects an answer to that press, and may look at something else. */
const maxAgeMs = 10_000;

/**
 * A page is seen before it is awake, and on a slow line somebody in a hurry presses a button meanwhile. This line in the first HTML
 * remembers the last one. Links, forms and what opens by HTML alone need no memory.
 */
export const rememberEarlyTap =
  "addEventListener('click',function f(e){if(document.documentElement.dataset.screen)removeEventListener('click',f,true);else window.earlyTap={button:e.target.closest('button[type=button]:not([popovertarget])'),at:e.timeStamp,cookies:document.cookie}},true)";

let isLeft = false;

/**
 * Once the button is awake it is pressed for them, unless it went, or too long ago, or they pressed something else meanwhile, or
 * the session has begun or ended since: then it would be the press of somebody else.
 */
export function repeatEarlyTap(): void {
  const page = window as WithEarlyTap;
  const tap = page.earlyTap;
  delete page.earlyTap;
  if (tap?.button) pressWhenAwake(tap.button, tap);
}

/** Another account is here: what was pressed before was not theirs. */
export function forgetEarlyTap(): void {
  isLeft = true;
}

function pressWhenAwake(button: HTMLButtonElement, { at, cookies }: EarlyTap): void {
  isLeft = false;
  addEventListener('pointerdown', forgetEarlyTap, { capture: true, once: true });
  const look = () => {
    if (isLeft || !button.isConnected || performance.now() - at > maxAgeMs) return;
    if (!isAwake(button)) requestAnimationFrame(look);
    else if (loginIn(cookies) === loginIn(document.cookie)) button.click();
  };
  look();
}

const loginIn = (cookies: string) => cookieIn(cookies, 'login');

/** Parts of a page wake up one after the other. React marks each element that it has taken over, and has no other way to say so. */
function isAwake(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
