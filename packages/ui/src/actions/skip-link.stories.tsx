import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './skip-link.tsx';

export default {
  title: 'Actions/SkipLink',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to the content' },
  decorators: [
    (Story) => (
      <div className="min-h-16">
        <Story />
        <main id="content" className="pt-12 text-14 text-ink-soft">
          Content
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

type Story = StoryObj<typeof SkipLink>;

export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('link').focus() };
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'انتقل إلى المحتوى' },
  play: ({ canvas }) => canvas.getByRole('link').focus(),
};
