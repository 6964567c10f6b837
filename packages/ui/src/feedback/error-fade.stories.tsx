import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { ErrorFade } from './error-fade.tsx';

export default { title: 'Feedback/ErrorFade', component: ErrorFade, args: { error: 'The code is wrong. 2 tries left.' } } satisfies Meta<
  typeof ErrorFade
>;

type Story = StoryObj<typeof ErrorFade>;

export const Shown: Story = {};
export const KeepsItsLine: Story = {
  render: function Held() {
    const [error, setError] = useState<string>();
    return (
      <div className="grid justify-items-start gap-2">
        <ErrorFade error={error} hasLine />
        <Button variant="secondary" onClick={() => setError(error ? undefined : 'The code is wrong. 2 tries left.')}>
          Turn
        </Button>
      </div>
    );
  },
};
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: { error: 'Der eingegebene Bestätigungscode ist abgelaufen. Fordern Sie bitte einen neuen Code an.' },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
};
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { error: 'الرمز غير صحيح. بقيت محاولتان.' } };
