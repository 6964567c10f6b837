interface WithEarlyTap {
  earlyTap?: HTMLButtonElement | null;
}

/**
 * A page is seen before it is awake, and on a slow line somebody in a hurry presses a button meanwhile. This line in the first HTML
 * remembers the last one. Links, forms and what opens by HTML alone need no memory.
 */
export const rememberEarlyTap =
  "addEventListener('click',function f(e){if(document.documentElement.dataset.screen)removeEventListener('click',f,true);else window.earlyTap=e.target.closest('button[type=button]:not([popovertarget])')},true)";

/** Once the button is awake it is pressed for them, unless it went or they pressed something else meanwhile. */
export function repeatEarlyTap(): void {
  const page = window as WithEarlyTap;
  const button = page.earlyTap;
  delete page.earlyTap;
  if (button) pressWhenAwake(button);
}

function pressWhenAwake(button: HTMLButtonElement): void {
  let isLeft = false;
  addEventListener('pointerdown', () => (isLeft = true), { capture: true, once: true });
  const look = () => {
    if (isLeft || !button.isConnected) return;
    if (isAwake(button)) button.click();
    else requestAnimationFrame(look);
  };
  look();
}

/** Parts of a page wake up one after the other. React marks each element that it has taken over, and has no other way to say so. */
function isAwake(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
