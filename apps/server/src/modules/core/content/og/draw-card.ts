import { concurrencyLimit } from '#platform/concurrency.ts';
import { type Card, cardSvg } from './card-svg.rules.ts';

/** Some 30 kB each. */
const maxKept = 200;
const kept = new Map<string, Promise<Buffer>>();
const inTurn = concurrencyLimit({ lanes: 2, longestQueue: 50, retryAfterSeconds: 5 });

/** The picture of a card that was drawn before. What it shows is its name, so a new version or another brand is another picture. */
export function keptCard(card: Card): Promise<Buffer> | undefined {
  const name = JSON.stringify(card);
  const found = kept.get(name);
  if (!found) return undefined;
  // The one that was asked for last is forgotten last.
  kept.delete(name);
  kept.set(name, found);
  return found;
}

export function drawCard(card: Card): Promise<Buffer> {
  return (
    keptCard(card) ??
    keep(
      card,
      inTurn(() => draw(card)),
    )
  );
}

function keep(card: Card, drawing: Promise<Buffer>): Promise<Buffer> {
  const name = JSON.stringify(card);
  kept.set(name, drawing);
  drawing.catch(() => kept.delete(name));
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return drawing;
}

/** The library works in threads of its own, and is loaded by the first picture: most processes never draw one. */
async function draw(card: Card): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return await sharp(Buffer.from(cardSvg(card)))
    .png({ palette: true, colours: 64 })
    .toBuffer();
}
