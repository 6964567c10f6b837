/** A page that shows a book and nothing else, with the least that it takes: each message is applied, and what it changed is written. */
export function bareBook(channel: string, priceDecimals: number, lotDecimals: number): string {
  return `<!doctype html><meta charset="utf-8"><title>Book</title><style>
    body { margin: 0; font: 12px sans-serif }
    .row { position: relative; display: grid; grid-template-columns: repeat(3, 1fr); width: 300px; height: 22px }
    .bar { position: absolute; inset-block: 0; right: 0; background: #eee }
  </style><div id="asks"></div><div id="bids"></div>
  <script>(${followBook.toString()})(${JSON.stringify(channel)}, ${priceDecimals}, ${lotDecimals})</script>`;
}

/** Runs in the page. */
function followBook(channel: string, priceDecimals: number, lotDecimals: number): void {
  const shown = 20;
  const sides = { asks: new Map<number, number>(), bids: new Map<number, number>() };
  const rows = { asks: makeRows('asks'), bids: makeRows('bids') };
  const socket = new WebSocket(`ws://${location.host}/live`);
  socket.addEventListener('open', () => socket.send(JSON.stringify({ op: 'sub', ch: channel })));
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(data as string) as { op: string; ch: string; data: Record<'asks' | 'bids', Array<[number, number]>> };
    if (frame.ch !== channel || (frame.op !== 'snap' && frame.op !== 'upd')) return;
    for (const side of ['asks', 'bids'] as const) {
      if (frame.op === 'snap') sides[side].clear();
      for (const [tick, lots] of frame.data[side]) {
        if (lots === 0) sides[side].delete(tick);
        else sides[side].set(tick, lots);
      }
    }
    draw('asks', 1);
    draw('bids', -1);
  });

  function makeRows(side: string) {
    return Array.from({ length: shown }, () => {
      const row = document.createElement('div');
      row.className = 'row';
      const texts = Array.from({ length: 3 }, () => row.appendChild(document.createElement('span')).appendChild(new Text()));
      const bar = row.appendChild(document.createElement('i'));
      bar.className = 'bar';
      document.getElementById(side)?.append(row);
      return { texts, bar };
    });
  }

  function draw(side: 'asks' | 'bids', sign: number) {
    const levels = [...sides[side]].sort(([one], [other]) => sign * (one - other)).slice(0, shown);
    const whole = levels.reduce((all, [, lots]) => all + lots, 0);
    let sum = 0;
    for (const [place, { texts, bar }] of rows[side].entries()) {
      const [tick = 0, lots = 0] = levels[place] ?? [];
      sum += lots;
      const price = (tick / 10 ** priceDecimals).toFixed(priceDecimals);
      const written = [price, (lots / 10 ** lotDecimals).toFixed(lotDecimals), (sum / 10 ** lotDecimals).toFixed(lotDecimals)];
      for (const [cell, text] of texts.entries()) if (text.data !== written[cell]) text.data = written[cell] as string;
      const width = `${Math.round((100 * sum) / Math.max(1, whole))}%`;
      if (bar.style.width !== width) bar.style.width = width;
    }
  }
}
