import type { Meta, StoryObj } from '@storybook/react-vite';
import { Qr } from './qr.tsx';

/** Looks like a code and says nothing: three corner marks and a pattern. */
const edge = 25;
const matrix = Array.from({ length: edge }, (_, y) =>
  Array.from({ length: edge }, (_, x) => cornerMark(x, y) ?? (x * 7 + y * 13 + x * y) % 5 < 2),
);

function cornerMark(x: number, y: number): boolean | undefined {
  const corner = [
    [0, 0],
    [edge - 7, 0],
    [0, edge - 7],
  ].find(([left = 0, top = 0]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7);
  if (!corner) return undefined;
  const ring = Math.max(Math.abs(x - (corner[0] ?? 0) - 3), Math.abs(y - (corner[1] ?? 0) - 3));
  return ring === 3 || ring <= 1;
}

export default { title: 'Figures/Qr', component: Qr, args: { matrix, label: 'Code for the deposit address' } } satisfies Meta<typeof Qr>;

type Story = StoryObj<typeof Qr>;

export const Usual: Story = {};
export const Small: Story = { args: { size: 120 } };
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { label: 'رمز عنوان الإيداع' } };
