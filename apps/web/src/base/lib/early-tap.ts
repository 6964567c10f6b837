interface WithEarlyTap {
  earlyTap?: HTMLButtonElement | null;
}

/**
 * A page is seen before it is awake, and on a slow line somebody in a hurry presses a button meanwhile. This line in the first HTML
 * remembers the last one. Links, forms and what opens by HTML alone need no memory.
 */
export const rememberEarlyTap =
  "addEventListener('click',function f(e){if(document.documentElement.dataset.screen)removeEventListener('click',f,true);else window.earlyTap=e.target.closest('button[type=button]:not([popovertarget])')},true)";

/** Once the page is awake, the button is pressed for them, if it is still there. */
export function repeatEarlyTap(): void {
  const page = window as WithEarlyTap;
  const button = page.earlyTap;
  delete page.earlyTap;
  if (button?.isConnected) button.click();
}
