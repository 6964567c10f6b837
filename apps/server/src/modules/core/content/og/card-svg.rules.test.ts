import { describe, expect, it } from 'vitest';
import { cardSvg } from './card-svg.rules.ts';

const card = { brand: 'Peerbourse', title: 'Fees', line: 'Help', language: 'en' as const };

const elementsOf = (svg: string) => new Set(svg.match(/<[^\s>]+/g));

describe('the drawing of a card', () => {
  it('whatever a text says, it stays text', () => {
    const hostile = `</text><image href="file:///etc/passwd"/>&xxe;"'\u0000\u0008`;
    const svg = cardSvg({ ...card, brand: hostile, title: hostile, line: hostile });
    expect(elementsOf(svg)).toEqual(elementsOf(cardSvg(card)));
    expect(svg).not.toContain('&xxe;');
    expect(svg).not.toMatch(/\p{Cc}/u);
  });

  it('Arabic begins at the right', () => {
    expect(cardSvg({ ...card, title: 'الرسوم', language: 'ar' })).toContain('<text x="1120" y="544" direction="rtl"');
    expect(cardSvg(card)).toContain('<text x="80" y="544" direction="ltr"');
  });

  it('a sign that several languages share has the shape of each', () => {
    expect(cardSvg({ ...card, language: 'ja' })).toContain('Noto Sans CJK JP');
    expect(cardSvg({ ...card, language: 'zh-CN' })).toContain('Noto Sans CJK SC');
  });
});
