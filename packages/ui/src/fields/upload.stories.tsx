import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from './upload.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"><rect width="44" height="44" fill="#eef2ff"/><path d="M0 34 14 20l10 10 8-6 12 12v8H0z" fill="#1f4fff"/></svg>')}`;

export default {
  title: 'Fields/Upload',
  component: Upload,
  args: {
    label: 'Receipts',
    chooseLabel: 'Choose files or drop them here',
    hint: 'PNG, JPEG or PDF, up to 12 MB each',
    accept: 'image/png,image/jpeg,application/pdf',
    isMultiple: true,
    files: [],
    onAdd: () => undefined,
    onRemove: () => undefined,
    removeLabel: (name) => `Remove ${name}`,
    progressLabel: (name) => `Sending ${name}`,
  },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Upload>;

type Story = StoryObj<typeof Upload>;

export const Empty: Story = {};
export const Files: Story = {
  args: {
    files: [
      { key: 'a', name: 'receipt.png', note: '312 kB', previewUrl: picture },
      { key: 'b', name: 'statement-november-2026.pdf', note: '1.2 of 3.4 MB', progress: 0.36 },
      { key: 'c', name: 'a-very-long-name-of-a-file-that-does-not-fit-into-one-line.jpeg', error: 'This file is larger than 12 MB.' },
    ],
  },
};
export const Refused: Story = { args: { error: 'Add at least one receipt.' } };
export const Disabled: Story = { args: { isDisabled: true, hint: 'You have added 5 of 5 files' } };
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الإيصالات',
    chooseLabel: 'اختر ملفات أو أفلتها هنا',
    hint: 'PNG أو JPEG أو PDF حتى 12 ميغابايت لكل ملف',
    removeLabel: (name) => `إزالة ${name}`,
    progressLabel: (name) => `جارٍ إرسال ${name}`,
    files: [
      { key: 'a', name: 'receipt.png', note: '312 كيلوبايت', previewUrl: picture },
      { key: 'b', name: 'statement.pdf', note: '1.2 من 3.4 ميغابايت', progress: 0.36 },
    ],
  },
};
