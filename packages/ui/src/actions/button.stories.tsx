import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-variant.ts';

export default { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

const looks: Array<[ButtonVariant, string]> = [
  ['primary', 'Post an ad'],
  ['secondary', 'More filters'],
  ['soft', 'Add'],
  ['quiet', 'Not now'],
  ['danger', 'Delete key'],
  ['up', 'Buy'],
  ['down', 'Sell'],
];

const row = 'flex flex-wrap items-center gap-3';

export const Looks: Story = {
  render: () => (
    <div className={row}>
      {looks.map(([variant, label]) => (
        <Button key={variant} variant={variant}>
          {label}
        </Button>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className={row}>
      <Button size="small">Small</Button>
      <Button size="medium">Medium</Button>
      <Button size="large">Large</Button>
    </div>
  ),
};

export const Icons: Story = {
  render: () => (
    <div className={row}>
      <Button iconStart={<Plus size={16} />}>Add a method</Button>
      <Button variant="secondary" iconEnd={<ArrowRight size={16} className="rtl:-scale-x-100" />}>
        Continue
      </Button>
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <div className={row}>
      {looks.map(([variant, label]) => (
        <Button key={variant} variant={variant} isLoading loadingLabel="Sending">
          {label}
        </Button>
      ))}
      <Button size="large" isLoading loadingLabel="Sending">
        I have paid
      </Button>
    </div>
  ),
};

export const Disabled: Story = {
  render: () => (
    <div className={`${row} items-start`}>
      <Button isDisabled>Nothing to save</Button>
      <Button reason="You have 1 of 3 orders.">Needs 3 orders</Button>
      <Button
        variant="secondary"
        reason={
          <>
            Verify your name first.{' '}
            <a href="#verify" className="underline">
              Verify
            </a>
          </>
        }
      >
        Withdraw
      </Button>
    </div>
  ),
};

export const Wide: Story = {
  render: () => (
    <div className="grid max-w-90 gap-3">
      <Button size="large" isWide>
        I have paid
      </Button>
      <Button size="large" variant="secondary" isWide>
        Cancel
      </Button>
      <Button size="large" isWide reason="The code was sent 12 seconds ago.">
        Send the code again
      </Button>
    </div>
  ),
};

export const LongGerman: Story = {
  parameters: { lang: 'de' },
  render: () => (
    <div className="grid max-w-70 gap-3">
      <Button isWide>Zwei-Faktor-Authentifizierung einrichten</Button>
      <Button variant="secondary" iconStart={<Plus size={16} />} isWide>
        Weitere Zahlungsmethode hinzufügen
      </Button>
      <Button size="small" reason="Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.">
        Auszahlung vorbereiten
      </Button>
    </div>
  ),
};

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className={row}>
      <Button>انشر إعلانًا</Button>
      <Button variant="secondary" iconEnd={<ArrowRight size={16} className="rtl:-scale-x-100" />}>
        متابعة
      </Button>
      <Button variant="danger">حذف المفتاح</Button>
      <Button isLoading loadingLabel="جارٍ الإرسال">
        لقد دفعت
      </Button>
      <Button reason="لديك طلب واحد من 3.">يتطلب 3 طلبات</Button>
    </div>
  ),
};
