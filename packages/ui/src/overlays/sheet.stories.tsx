import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Sheet } from './sheet.tsx';

function Held(props: Omit<ComponentProps<typeof Sheet>, 'isOpen' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div className="min-h-140">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {props.title}
      </Button>
      <Sheet {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

export default { title: 'Overlays/Sheet', component: Held } satisfies Meta<typeof Held>;

type Story = StoryObj<typeof Held>;

export const Filters: Story = {
  args: {
    title: 'Filters',
    closeLabel: 'Close',
    actions: (
      <>
        <Button isWide>Show 12 ads</Button>
        <Button isWide variant="quiet">
          Reset
        </Button>
      </>
    ),
    children: (
      <>
        <Checkbox label="Only ads I can take" defaultChecked />
        <Checkbox label="Merchants only" />
        <Checkbox label="Online now" />
      </>
    ),
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'تصفية',
    closeLabel: 'إغلاق',
    actions: <Button isWide>عرض 12 إعلانًا</Button>,
    children: (
      <>
        <Checkbox label="الإعلانات المتاحة لي فقط" defaultChecked />
        <Checkbox label="التجار فقط" />
      </>
    ),
  },
};
