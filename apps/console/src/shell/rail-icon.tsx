/** Drawn on a field of 20 by 20, in lines. */
const paths = {
  work: 'M3 5h14M3 10h9M3 15h6',
  scales: 'M10 3v14M5 17h10M4 6l6-2 6 2M4 6l-2 5h4zM16 6l-2 5h4z',
  card: 'M2.5 5h15v10h-15zM5 12h4M12.5 10.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  key: 'M12.5 11a4 4 0 1 0-3.8-2.8L3 14v3h3v-2h2v-2l1.8-1.8a4 4 0 0 0 2.7.8z',
  ad: 'M3 8v4h3l6 4V4L6 8zM15 7.5a4 4 0 0 1 0 5',
  chat: 'M3 4h14v9H9l-4 3v-3H3z',
  flag: 'M5 17V3h9l-2 3.5L14 10H5',
  shop: 'M3 8l1.5-5h11L17 8M3 8h14M4.5 8v9h11V8M8 17v-5h4v5',
  shield: 'M10 2.5l6 2v5c0 4-2.6 6.7-6 8-3.4-1.3-6-4-6-8v-5zM10 6.5v4M10 13v.1',
  warning: 'M3 4h14v9H9l-4 3v-3H3zM10 6v3M10 11v.1',
  link: 'M8 12l4-4M9 6l1.5-1.5a3.5 3.5 0 0 1 5 5L14 11M11 14l-1.5 1.5a3.5 3.5 0 0 1-5-5L6 9',
  coins: 'M7.5 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM14 8.2a4.5 4.5 0 1 1-5.6 5.6',
  badge: 'M4 3h12v14H4zM10 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM7 14a3 3 0 0 1 6 0',
  people: 'M7.5 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 17a5.5 5.5 0 0 1 11 0M13 4a3 3 0 0 1 0 5M15 12a5 5 0 0 1 3 5',
  person: 'M10 9a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 18a6.5 6.5 0 0 1 13 0',
  book: 'M4 3h12v14H4zM7 3v14M10 7h3',
  chart: 'M3 3v14h14M7 14v-4M11 14V6M15 14V9',
  candles: 'M6 3v3M6 12v4M4 6h4v6H4zM14 5v3M14 14v3M12 8h4v6h-4z',
  list: 'M5 2.5h7l3 3v12H5zM8 9h4M8 12h4',
  pulse: 'M2 10h4l2-6 4 12 2-6h4',
  sliders: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4',
  toggle: 'M7 5h6a5 5 0 0 1 0 10H7A5 5 0 0 1 7 5zM13 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  pen: 'M4 16l1-4 8-8 3 3-8 8z',
  wallet: 'M3 5h14v11H3zM3 8h14M13 12h2',
} as const;

export type RailIconName = keyof typeof paths;

export function RailIcon({ name }: { name: RailIconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="size-5 shrink-0 fill-none stroke-current stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d={paths[name]} />
    </svg>
  );
}
