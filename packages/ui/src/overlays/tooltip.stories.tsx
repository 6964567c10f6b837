import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

export default {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'The median of five sources, 12 seconds ago.',
    children: (wiring) => <IconButton label="About the reference price" icon={<CircleHelp size={18} />} {...wiring} />,
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-40 items-center justify-center">
        <Story />
      </div>
    ),
  ],
  play: ({ canvas }) => canvas.getByRole('button').focus(),
} satisfies Meta<typeof Tooltip>;

type Story = StoryObj<typeof Tooltip>;

export const Above: Story = {};
export const Below: Story = { args: { side: 'below' } };
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: { text: 'Der Referenzpreis ist der Median aus fünf Quellen und wird alle paar Sekunden neu berechnet.' },
};
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { text: 'الوسيط من خمسة مصادر قبل 12 ثانية.' } };
