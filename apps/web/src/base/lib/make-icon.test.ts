import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeIcon } from './make-icon.ts';

/** Icons with one element and with many, with other names, and with digits in their name. */
const files = ['menu', 'globe', 'house', 'circle-user', 'trash', 'link-2', 'triangle-alert', 'wifi-off', 'chart-line'];

const uses: Array<Record<string, unknown>> = [
  {},
  { size: 18 },
  { size: 14, 'aria-hidden': 'true' },
  { size: 20, className: 'shrink-0 text-ink-soft  lucide' },
  { 'aria-label': 'Menu', role: 'img' },
  { size: 16, color: 'red', strokeWidth: 1.5, 'data-x': '1' },
  { children: createElement('title', null, 'words') },
];

describe('an icon in the browser', () => {
  it.each(files)('is the one of the server: %s', async (file) => {
    const { default: Original, __iconData: data } = (await import(`lucide-react/dist/esm/icons/${file}.mjs`)) as {
      default: FunctionComponent;
      __iconData: Parameters<typeof makeIcon>[0];
    };
    const Ours = makeIcon(data) as unknown as FunctionComponent;
    for (const props of uses)
      expect(attributesOf(renderToStaticMarkup(createElement(Ours, props)))).toEqual(
        attributesOf(renderToStaticMarkup(createElement(Original, props))),
      );
  });
});

/** Their order does not matter. */
function attributesOf(markup: string): string[] {
  return markup.split('<').map((tag) =>
    [...tag.matchAll(/[\w-]+="[^"]*"|^\/?\w+|>[^<]*/g)]
      .map(([part]) => part)
      .sort()
      .join(' '),
  );
}
