import type { communityQrCodes as call } from '@peerbourse/contract/core/content/community-qr-codes';
import { encodeQR } from 'qr';
import type { Handler } from '#platform/http/serve.ts';
import { inOrder } from './in-order.rules.ts';
import { liveItems } from './live-items.ts';
import { textsFor } from './texts-for.ts';

export const communityQrCodes: Handler<typeof call> = async ({ db, visitor }) => {
  const { code } = visitor.locale;
  const groups = (await liveItems(db, 'community')).filter(
    ({ fields: { languages } }) => languages.length === 0 || languages.includes(code),
  );
  return {
    groups: inOrder(groups).map((item) => {
      const { language, texts } = textsFor(item, code);
      return { name: texts.name, hint: texts.hint, url: item.fields.to, qrImg: qrPicture(item.fields.to), language };
    }),
  };
};

const maxKept = 200;
const kept = new Map<string, string>();

/** The address of a picture that holds itself. Drawing one takes a while, and there are few. */
function qrPicture(address: string): string {
  const known = kept.get(address);
  if (known !== undefined) return known;
  const drawn = `data:image/svg+xml;base64,${Buffer.from(encodeQR(address, 'svg')).toString('base64')}`;
  if (kept.size >= maxKept) kept.clear();
  kept.set(address, drawn);
  return drawn;
}
