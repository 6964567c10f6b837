/** A box that scrolls can be reached by key, so that its text can be read to the end; one that does not is no stop on the way. */
export function scrollStop(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const observer = new ResizeObserver(() => {
    const scrolls = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    box.toggleAttribute('data-scrolls', scrolls);
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  observer.observe(box);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  return () => observer.disconnect();
}
