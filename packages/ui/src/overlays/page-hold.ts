let holders = 0;

/** Keeps the page behind a modal box from scrolling, without letting it jump by the width of its scroll bar. */
export function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  holders += 1;
  if (holders === 1) {
    style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : '';
    style.overflow = 'hidden';
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
