import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Block, RichText, type Span } from './rich-text.tsx';

export default {
  title: 'Prose/RichText',
  component: RichText,
  args: { renderLink: ({ to, children }) => <a href={to}>{children}</a> },
} satisfies Meta<typeof RichText>;

type Story = StoryObj<typeof RichText>;

const spansOf = (text: string): Span[] => [{ kind: 'text', text }];
const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: spansOf(text) });
const heading = (level: 2 | 3, text: string, anchor: string): Block => ({ kind: 'heading', level, anchor, spans: spansOf(text) });
const list = (isOrdered: boolean, ...items: string[]): Block => ({
  kind: 'list',
  isOrdered,
  items: items.map((item) => [paragraph(item)]),
});

export const English: Story = {
  args: {
    blocks: [
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'A reference price is the ' },
          { kind: 'text', text: 'middle', isStrong: true },
          { kind: 'text', text: ' of what independent sources say. It is ' },
          { kind: 'text', text: 'never', isEmphasized: true },
          { kind: 'text', text: ' the price of one of them. Read more in ' },
          { kind: 'link', to: '/help', spans: spansOf('the answers to common questions') },
          { kind: 'text', text: ', or ask for ' },
          { kind: 'text', text: 'usdt_eur', isCode: true },
          { kind: 'text', text: '.' },
        ],
      },
      heading(2, 'How it is made', 'how-it-is-made'),
      list(true, 'Every source is asked.', 'A source that strays too far is left out.', 'The middle of the others is the price.'),
      heading(3, 'What may go wrong', 'what-may-go-wrong'),
      {
        kind: 'list',
        isOrdered: false,
        items: [
          [paragraph('A source does not answer.'), list(false, 'It is asked again.', 'The others go on.')],
          [paragraph('All sources are silent.'), paragraph('Then the price grows old, and the page says so.')],
        ],
      },
      { kind: 'quote', blocks: [paragraph('A price without a time is a rumour.')] },
      { kind: 'code', text: 'POST /v1/mix/public/usdtRate\n{}' },
      { kind: 'rule' },
      paragraph('That is all.'),
    ],
  },
};

export const WideTable: Story = {
  args: {
    blocks: [
      {
        kind: 'table',
        head: ['Level', 'What is checked', 'Buying in a day', 'Selling in a day', 'Withdrawals in a day', 'How long it takes'].map(spansOf),
        rows: [
          ['Start', 'Mail address or phone number', 'None', 'None', 'None', 'A minute'].map(spansOf),
          ['Person', 'A document and a picture of the face', '50,000 USDT', '50,000 USDT', '20,000 USDT', 'A day'].map(spansOf),
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
};

export const AwaitedPicture: Story = {
  args: {
    blocks: [
      paragraph('Its place is kept before it has come.'),
      { kind: 'picture', fileId: 'missing', alternative: 'A line that rises' },
      paragraph('So what follows stays where it is.'),
    ],
  },
};

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: {
    blocks: [
      paragraph('السعر المرجعي هو الوسط بين ما تقوله مصادر مستقلة، وليس سعر مصدر واحد منها.'),
      heading(2, 'كيف يُحسب', 'كيف-يُحسب'),
      list(true, 'نسأل كل مصدر.', 'يُستبعد المصدر الذي يبتعد كثيرًا.', 'وسط البقية هو السعر.'),
      { kind: 'quote', blocks: [paragraph('سعر بلا وقت مجرد إشاعة.')] },
      { kind: 'code', text: 'POST /v1/mix/public/usdtRate' },
      { kind: 'table', head: ['المستوى', 'المدة'].map(spansOf), rows: [['البداية', 'دقيقة'].map(spansOf), ['شخص', 'يوم'].map(spansOf)] },
    ],
  },
};

export const Japanese: Story = {
  parameters: { lang: 'ja' },
  args: {
    blocks: [
      heading(2, '基準価格とは', '基準価格とは'),
      paragraph('基準価格は、独立した複数の情報源が示す値の中央値です。どれか一つの情報源の価格ではありません。'),
      list(false, 'すべての情報源に問い合わせます。', '大きく外れた情報源は除きます。'),
    ],
  },
};
