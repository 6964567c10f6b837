import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Toast } from './toast.tsx';
import { ToastStack } from './toast-stack.tsx';

function Held({
  texts,
  closeLabel,
  ...props
}: Omit<ComponentProps<typeof ToastStack>, 'children'> & { texts: string[]; closeLabel: string }) {
  const [shown, setShown] = useState(texts);
  return (
    <div className="min-h-80">
      <ToastStack {...props}>
        {shown.map((text, index) => (
          <Toast
            key={text}
            type={index % 2 === 0 ? 'success' : 'warning'}
            text={text}
            closeLabel={closeLabel}
            onClose={() => setShown(shown.filter((other) => other !== text))}
          />
        ))}
      </ToastStack>
    </div>
  );
}

export default {
  title: 'Feedback/ToastStack',
  component: Held,
  args: { label: 'Messages', closeLabel: 'Close', texts: ['Your ad is online.', 'Two minutes left to pay.'] },
} satisfies Meta<typeof Held>;

type Story = StoryObj<typeof Held>;

export const Top: Story = {};
export const Bottom: Story = { args: { position: 'bottom' } };
/** A toast that comes while a dialog is open stands above it. */
export const AboveDialog: Story = {
  render: (args) => (
    <>
      <Dialog isOpen onClose={() => undefined} title="A dialog" closeLabel="Close" actions={<Button isWide>Save</Button>}>
        Its text.
      </Dialog>
      <Held {...args} />
    </>
  ),
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الرسائل', closeLabel: 'إغلاق', texts: ['إعلانك متاح الآن.', 'بقيت دقيقتان للدفع.'] },
};
