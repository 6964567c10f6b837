import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { p2pFiatCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { templateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { wordingProblems } from '@peerbourse/rules/paymethods/name-wording';
import { templateFieldProblems } from '@peerbourse/rules/paymethods/template-fields';
import texts from '@peerbourse/texts/paymethods/en.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contentView } from '../templates/template.view.ts';
import { initialTemplates } from './write-initial-templates.ts';

const pictures = join(import.meta.dirname, '../../../../../../web/public/methods');

describe('the payment methods of a new exchange', () => {
  it('are many, and every currency has some', () => {
    expect(initialTemplates.length).toBeGreaterThanOrEqual(60);
    const counts = p2pFiatCodes.map((fiat) => [fiat, initialTemplates.filter(({ fiats }) => fiats.includes(fiat)).length] as const);
    expect(counts.filter(([, count]) => count < 3)).toEqual([]);
  });

  it('have ids and codes of their own', () => {
    expect(new Set(initialTemplates.map(({ id }) => id)).size).toBe(initialTemplates.length);
    expect(new Set(initialTemplates.map(({ code }) => code)).size).toBe(initialTemplates.length);
    expect(Math.max(...initialTemplates.map(({ id }) => id))).toBeLessThan(1_000);
  });

  it.each(initialTemplates.map((template) => [template.code, template] as const))(
    '%s is as operators could write it',
    (_code, template) => {
      const content = contentView(template);
      expect(z.safeParse(templateContent, content).error?.issues ?? []).toEqual([]);
      expect(templateFieldProblems(content.fields)).toEqual([]);
      expect(wordingProblems(content)).toEqual([]);
      expect(content.fields.map(({ label }) => label).filter((label) => !(label in texts))).toEqual([]);
    },
  );

  it('R3.8 are brands, or have a wording for readers of other languages, with the country of a market', () => {
    const markets = p2pFiatCodes.map((fiat) => fiat.slice(0, 2));
    const plainWords = /\b(?:[Bb]ank transfer|[Ww]ire|[Cc]ard|[Cc]ash deposit)\b|\((?![A-Z]{3,4}\)|stc pay\))/;
    expect(initialTemplates.filter(({ name, wording }) => plainWords.test(name) !== (wording !== null)).map(({ name }) => name)).toEqual(
      [],
    );
    const worded = initialTemplates.filter(({ wording }) => wording !== null);
    expect(worded.filter(({ countries: [country = ''] }) => !markets.includes(country)).map(({ name }) => name)).toEqual([]);
  });

  it('have a picture each', () => {
    expect(initialTemplates.map(({ icon }) => icon).filter((icon) => !existsSync(join(pictures, `${icon}.svg`)))).toEqual([]);
  });
});
