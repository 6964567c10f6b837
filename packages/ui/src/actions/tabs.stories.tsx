import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../feedback/badge.tsx';
import { Tabs } from './tabs.tsx';

function Held(props: Omit<ComponentProps<typeof Tabs>, 'current' | 'onChange' | 'children'>) {
  const [current, setCurrent] = useState(props.tabs[0]?.key ?? '');
  return (
    <Tabs {...props} current={current} onChange={setCurrent}>
      <p className="text-14 text-ink-soft">{props.tabs.find(({ key }) => key === current)?.label}</p>
    </Tabs>
  );
}

const kinds = ['Hot', 'Gainers', 'New', 'Volume'].map((label) => ({ key: label, label }));

export default { title: 'Actions/Tabs', component: Held, args: { label: 'Lists', tabs: kinds } } satisfies Meta<typeof Held>;

type Story = StoryObj<typeof Held>;

export const Usual: Story = {};
export const Large: Story = { args: { size: 'large', hasLine: true } };
export const Marks: Story = {
  args: {
    hasLine: true,
    tabs: [
      {
        key: 'open',
        label: 'Open',
        mark: (
          <Badge isCount variant="brand">
            2
          </Badge>
        ),
      },
      { key: 'done', label: 'Done' },
      {
        key: 'appeals',
        label: 'Appeals',
        mark: (
          <Badge isCount variant="alarm">
            1
          </Badge>
        ),
      },
    ],
  },
};
export const Many: Story = {
  args: { tabs: ['USDT', 'BTC', 'ETH', 'USDC', 'SOL', 'XRP', 'DOGE', 'TRX', 'ADA', 'LINK', 'DOT'].map((label) => ({ key: label, label })) },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
};
/** Arrow keys, Home and End. */
export const Keys: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Hot' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(
      document.querySelector('[dir="rtl"]') ? 'Volume' : 'Gainers',
    );
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Volume');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
  },
};
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    label: 'Konto',
    tabs: ['Sicherheitseinstellungen', 'Identitätsprüfung', 'Benachrichtigungen', 'Zahlungsmethoden'].map((label) => ({
      key: label,
      label,
    })),
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'القوائم', tabs: ['الرائجة', 'الرابحة', 'الجديدة', 'الحجم'].map((label) => ({ key: label, label })) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'الرائجة' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('الرابحة');
  },
};
