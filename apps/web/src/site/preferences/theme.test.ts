import { expect, it } from 'vitest';
import { switchTheme } from './theme.ts';

it('R1.9 R4.10 the switch turns, the cookie is light and the page stays light', () => {
  const written: string[] = [];
  const page = { documentElement: { dataset: {} as Record<string, string> } } as unknown as Document;
  const write = (name: string, value: string) => void written.push(`${name}=${value}`);
  expect(switchTheme('light', page, write)).toBe('dark');
  expect(switchTheme('dark', page, write)).toBe('light');
  expect(written).toEqual(['theme=light', 'theme=light']);
  expect(page.documentElement.dataset.theme).toBe('light');
});
