import { Qr } from '@peerbourse/ui/figures/qr';
import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** A text as a QR code; `label` says what it holds. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  // The encoder insists on a margin, which the picture brings itself.
  const matrix = useMemo(
    () =>
      encodeQR(text, 'raw', { border: 1 })
        .slice(1, -1)
        .map((row) => row.slice(1, -1)),
    [text],
  );
  return <Qr matrix={matrix} label={label} size={size} />;
}
