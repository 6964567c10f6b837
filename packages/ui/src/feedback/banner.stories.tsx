import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { Banner } from './banner.tsx';

export default { title: 'Feedback/Banner', component: Banner } satisfies Meta<typeof Banner>;

type Story = StoryObj<typeof Banner>;

const close = { label: 'Close', onPress: () => undefined };

export const Tones: Story = {
  render: () => (
    <div className="grid max-w-160 gap-3">
      <Banner tone="info">Withdrawals in this network pause for maintenance at 03:00 UTC.</Banner>
      <Banner tone="success">Your name is verified.</Banner>
      <Banner tone="warning">
        Write only <b className="figure">1837</b> as the reference. Do not mention coins or this site in the transfer.
      </Banner>
      <Banner tone="error">Your ad was taken offline because its price is too far from the reference.</Banner>
      <Banner tone="quiet">Figures are from yesterday.</Banner>
    </div>
  ),
};
export const Offline: Story = {
  args: { tone: 'offline', shape: 'strip', isSpoken: true, children: 'You are offline. What you see may be old.' },
};
export const Closable: Story = {
  args: {
    tone: 'info',
    close,
    children: 'Orders can now be exported as a table.',
    action: (
      <Button size="small" variant="secondary">
        See how
      </Button>
    ),
  },
};
export const OfflineClosable: Story = {
  args: { tone: 'offline', shape: 'strip', close, children: 'You are offline. What you see may be old.' },
};
export const LongGerman: Story = {
  parameters: { lang: 'de' },
  args: {
    tone: 'warning',
    close: { label: 'Schließen', onPress: () => undefined },
    children: 'Schreiben Sie nur die Auftragsnummer in den Verwendungszweck und erwähnen Sie weder Kryptowährungen noch diese Website.',
    action: (
      <Button size="small" variant="secondary">
        Sicherheitshinweise lesen
      </Button>
    ),
  },
};
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'offline', shape: 'strip', children: 'أنت غير متصل. قد يكون ما تراه قديمًا.' },
};
