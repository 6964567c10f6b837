import { type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import { titleLines } from './title-lines.rules.ts';

const cardSize = { width: 1_200, height: 630 };

export interface Card {
  brand: string;
  title: string;
  /** What kind of text it is; may be empty. */
  line: string;
  language: LocaleCode;
}

const margin = 80;
/** Titles stand on this line, however many lines are above it. */
const lastBase = 544;
const room = {
  width: cardSize.width - 2 * margin,
  sizes: [
    { size: 76, most: 3 },
    { size: 62, most: 4 },
    { size: 48, most: 5 },
  ],
};

/** The picture that stands for a page where a link to it is shown. In Arabic everything begins at the right. */
export function cardSvg({ brand, title, line, language }: Card): string {
  const { tag, direction, htmlLang } = localeOf(language);
  const isMirrored = direction === 'rtl';
  const at = (fromStart: number) => (isMirrored ? cardSize.width - fromStart : fromStart);
  const { size, lines } = titleLines(title, tag, room);
  const lineHeight = Math.round(size * heightOf(language));
  const firstBase = lastBase - (lines.length - 1) * lineHeight;
  const write = (text: string, x: number, y: number, look: string) =>
    `<text x="${at(x)}" y="${y}" direction="${direction}" unicode-bidi="embed" ${look}>${escaped(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" xml:lang="${htmlLang}" font-family="${fontsOf(language)}">`,
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colours.canvas}"/>`,
    `<g transform="translate(${isMirrored ? -130 : 650} -190) scale(27)" fill="none" stroke="${colours.tint}" stroke-width="3">${letter}</g>`,
    `<rect y="${cardSize.height - 14}" width="${cardSize.width}" height="14" fill="${colours.brand}"/>`,
    `<g transform="translate(${isMirrored ? at(margin + 64) : margin} 72) scale(${64 / 26})">${mark}</g>`,
    write(brand, margin + 88, 118, `font-size="40" font-weight="700" fill="${colours.ink}"`),
    write(line, margin, firstBase - Math.round(size * 1.15) - 10, `font-size="32" font-weight="600" fill="${colours.brand}"`),
    ...lines.map((text, index) =>
      write(text, margin, firstBase + index * lineHeight, `font-size="${size}" font-weight="700" fill="${colours.ink}"`),
    ),
    '</svg>',
  ].join('');
}

/** The tokens of the site, which a picture cannot look up. */
const colours = { canvas: '#ffffff', ink: '#10151f', brand: '#1f4fff', tint: '#eef2ff' };

/** The mark of the site as the header draws it, 26 wide. */
const letter = '<path d="M8 19V7h6.2a4 4 0 0 1 0 8H11" stroke-linecap="round"/>';
const mark = `<rect width="26" height="26" rx="7" fill="${colours.brand}"/><g fill="none" stroke="#fff" stroke-width="2.4">${letter}</g><circle cx="18" cy="18.5" r="1.7" fill="#fff"/>`;

/** One sign has other shapes in other countries, so the language chooses the font. */
const ownFonts: Partial<Record<LocaleCode, string>> = {
  ja: 'Noto Sans CJK JP',
  asia: 'Noto Sans CJK KR',
  'zh-CN': 'Noto Sans CJK SC',
  'zh-TW': 'Noto Sans CJK TC',
  'zh-TC': 'Noto Sans CJK HK',
  ar: 'Noto Sans Arabic',
  th: 'Noto Sans Thai',
};

function fontsOf(language: LocaleCode): string {
  return ['Noto Sans', ...(ownFonts[language] ? [ownFonts[language]] : []), 'sans-serif'].map((name) => `'${name}'`).join(', ');
}

/** Letters with marks above and below need more air between the lines. */
function heightOf(language: LocaleCode): number {
  return language === 'ar' || language === 'th' ? 1.42 : 1.27;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text and nothing else, whatever it says; what XML cannot hold is left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uffff\ufffe]/gu, ' ')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] as string);
}
