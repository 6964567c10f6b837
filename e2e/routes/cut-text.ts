/**
 * The texts of a page of which a part cannot be seen, each with what cuts it. Runs in the page, so its helpers stand inside. Letters are
 * measured as they are drawn: the marks of Thai and Vietnamese reach beyond what their line was given.
 */
export function cutText(): string[] {
  /** How far a letter may reach beyond its frame before a reader sees it. */
  const slack = 1;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('there is no canvas to measure letters with');

  const measure = (text: string, style: CSSStyleDeclaration) => {
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return pen.measureText(style.textTransform === 'uppercase' ? text.toLocaleUpperCase() : text);
  };

  /** Where the letters of a text are drawn, line by line. */
  const inkOf = (text: Text, style: CSSStyleDeclaration) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const ink = measure(text.data, style);
    return [...range.getClientRects()].map(({ left, right, top }) => {
      const baseline = top + ink.fontBoundingBoxAscent;
      return { left, right, top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent };
    });
  };

  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  /** What is one pixel large is there for screen readers; what a browser does not draw is not cut. */
  const isUnseen = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width <= 1 || box.height <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };

  /**
   * What is shortened on purpose: a name that somebody typed, of which the title has the rest, the first lines of a text that is
   * read elsewhere, and signs that are drawn between texts.
   */
  const isShortOnPurpose = (element: Element, style: CSSStyleDeclaration) =>
    (style.textOverflow === 'ellipsis' && element.closest('bdi[title]') !== null) ||
    (style.webkitLineClamp !== 'none' && element.matches('p')) ||
    element.closest('[aria-hidden="true"]') !== null;

  /** Where there is no room for the words beside a sign, they leave it to the sign as a whole. */
  const standsAside = (frame: Element, box: DOMRect, overflowY: string, lines: ReturnType<typeof inkOf>) =>
    cuts(overflowY) && frame.querySelector('svg') !== null && lines.every(({ top }) => top >= box.bottom);

  const cutBy = (element: Element, lines: ReturnType<typeof inkOf>): Element | undefined => {
    let isFreeAcross = false;
    let isFreeDown = false;
    for (let frame: Element | null = element; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(frame);
      if (display !== 'inline') {
        const box = frame.getBoundingClientRect();
        isFreeAcross ||= scrolls(overflowX);
        isFreeDown ||= scrolls(overflowY);
        if (standsAside(frame, box, overflowY, lines)) return undefined;
        const isCutAcross =
          !isFreeAcross && cuts(overflowX) && lines.some(({ left, right }) => left < box.left - slack || right > box.right + slack);
        const isCutDown =
          !isFreeDown && cuts(overflowY) && lines.some(({ top, bottom }) => top < box.top - slack || bottom > box.bottom + slack);
        if (isCutAcross || isCutDown) return frame;
      }
      if (position === 'fixed') return undefined;
    }
    return undefined;
  };

  const cutTexts = (): string[] => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      const element = text.parentElement;
      if (!element || !text.data.trim() || isUnseen(element)) continue;
      const style = getComputedStyle(element);
      const frame = isShortOnPurpose(element, style) ? undefined : cutBy(element, inkOf(text, style));
      if (frame && !isUnseen(frame)) found.push(`“${text.data.slice(0, 60)}” by <${frame.localName} class="${frame.className}">`);
    }
    return found;
  };

  /** A native list and a field draw their text themselves, and shorten it when half a pixel is missing. */
  const cutFields = (): string[] =>
    [...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')]
      .filter((field) => !isUnseen(field) && !['checkbox', 'radio', 'range', 'file', 'color'].includes(field.type))
      .flatMap((field) => {
        const style = getComputedStyle(field);
        const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
        const room = field.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
        return measure(text, style).width > room + 0.5 ? [`“${text}” in <${field.localName} class="${field.className}">`] : [];
      });

  return [...new Set([...cutTexts(), ...cutFields()])];
}
