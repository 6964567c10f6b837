import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from './button-link.tsx';

export default { title: 'Actions/ButtonLink', component: ButtonLink, args: { href: '#', children: 'See live prices' } } satisfies Meta<
  typeof ButtonLink
>;

type Story = StoryObj<typeof ButtonLink>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink {...args} size="small" variant="secondary">
        Trade
      </ButtonLink>
      <ButtonLink {...args} size="medium">
        Sign up
      </ButtonLink>
      <ButtonLink {...args} size="large" iconEnd={<ArrowRight size={18} className="rtl:-scale-x-100" />} />
    </div>
  ),
};
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: { children: 'Zur vollständigen Dokumentation der Programmierschnittstelle' },
};
export const Arabic: Story = { args: { children: 'عرض الأسعار المباشرة' }, globals: { direction: 'rtl' } };
