import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { Empty } from './empty.tsx';

export default {
  title: 'Feedback/Empty',
  component: Empty,
  args: { title: 'No orders yet', text: 'They appear here as soon as you place one.', action: <Button>Browse ads</Button> },
} satisfies Meta<typeof Empty>;

type Story = StoryObj<typeof Empty>;

export const List: Story = {};
export const Search: Story = {
  args: {
    picture: 'search',
    title: 'Nothing matches',
    text: 'Try fewer filters.',
    action: <Button variant="secondary">Reset filters</Button>,
  },
};
export const Message: Story = { args: { picture: 'message', title: 'No messages', text: undefined, action: undefined } };
export const Chart: Story = { args: { picture: 'chart', title: 'No trades yet' } };
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    title: 'Sie haben noch keine Zahlungsmethoden hinterlegt',
    text: 'Hinterlegen Sie mindestens eine Zahlungsmethode auf Ihren eigenen Namen, um Anzeigen veröffentlichen zu können.',
    action: <Button>Zahlungsmethode hinzufügen</Button>,
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'لا طلبات بعد', text: 'تظهر هنا فور إنشاء طلب.', action: <Button>تصفح الإعلانات</Button> },
};
