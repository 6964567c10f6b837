import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck } from 'lucide-react';
import { Badge } from './badge.tsx';

export default { title: 'Feedback/Badge', component: Badge } satisfies Meta<typeof Badge>;

type Story = StoryObj<typeof Badge>;

export const Looks: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-2">
      <Badge>Merchant</Badge>
      <Badge variant="quiet">Instant · seconds</Badge>
      <Badge variant="good">Verified</Badge>
      <Badge variant="warn">New</Badge>
      <Badge variant="bad">Blocked</Badge>
      <Badge variant="solid">Best price</Badge>
      <Badge icon={<BadgeCheck size={14} />}>Verified business</Badge>
    </div>
  ),
};
export const Counts: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-2">
      <Badge isCount>2</Badge>
      <Badge isCount variant="alarm">
        7
      </Badge>
      <Badge isCount variant="solid">
        99+
      </Badge>
      <Badge isCount variant="quiet">
        1,284
      </Badge>
    </div>
  ),
};
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  render: () => (
    <div className="max-w-40">
      <Badge>Identitätsgeprüfter Händler mit Auszeichnung</Badge>
    </div>
  ),
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="flex items-center gap-2">
      <Badge>تاجر</Badge>
      <Badge variant="quiet">تحويل فوري · ثوانٍ</Badge>
      <Badge isCount variant="alarm">
        7
      </Badge>
    </div>
  ),
};
