import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Drawer } from './drawer.tsx';

function Held(props: Omit<ComponentProps<typeof Drawer>, 'isOpen' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div className="min-h-140">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {props.title}
      </Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

function ways(labels: readonly string[]) {
  return (
    <ul className="-mx-3 grid">
      {labels.map((label) => (
        <li key={label}>
          <a href="#way" className="flex min-h-11 items-center rounded-small px-3 text-16 hover:bg-sunken">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export default { title: 'Overlays/Drawer', component: Held } satisfies Meta<typeof Held>;

type Story = StoryObj<typeof Held>;

export const End: Story = { args: { title: 'Menu', closeLabel: 'Close', children: ways(['Markets', 'Trade', 'Buy crypto', 'Earn']) } };
export const Start: Story = {
  args: {
    title: 'Menu',
    closeLabel: 'Close',
    side: 'start',
    actions: <Button isWide>Sign up</Button>,
    children: ways(['Markets', 'Trade', 'Buy crypto', 'Earn']),
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'القائمة', closeLabel: 'إغلاق', children: ways(['الأسواق', 'تداول', 'شراء العملات', 'الأرباح']) },
};
