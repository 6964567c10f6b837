import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { TemplateField } from '#queries/p2p-paymethods/method-template-list.query.ts';
import { done, openPage, refusalText, refused, type SentRequest } from '#testing/open-page.tsx';

const field = { name: 'qrCode', label: 'field_qr_code', type: 'file', required: false, check: 'text', pattern: null } as const;
const fields: TemplateField[] = [{ ...field, value: '', countries: [], options: [] }];
const fileId = 'b'.repeat(22);

async function openFields(value: string, answer?: (request: SentRequest) => Response | undefined) {
  return await openPage({
    texts: ['paymethods'],
    part: async () => {
      const { MethodFields } = await import('./method-fields.tsx');
      return function Part() {
        const [draft, setDraft] = useState<Readonly<Record<string, string>>>({ qrCode: value });
        return (
          <>
            <MethodFields holder="Ann Example" fields={fields} draft={draft} onChange={setDraft} isChecked={false} refused={[]} />
            <output>{draft.qrCode}</output>
          </>
        );
      };
    },
    ...(answer ? { answer } : {}),
  });
}

/** The emulated browser draws no pictures. */
function stubDrawing(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA');
}

const choose = () => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'qr.png', { type: 'image/png' })] } });
};

it('R7.12 a picture is sent for this purpose, its id is the value, and it can be removed', async () => {
  stubDrawing();
  const { sent } = await openFields('', ({ path }) => (path === uploadBase64File.path ? done(path, { fileId }) : undefined));
  choose();
  expect(await screen.findByText(fileId)).toBeTruthy();
  expect(sent.find(({ path }) => path === uploadBase64File.path)?.body).toEqual({ purpose: 'paymethod-picture', file: 'AAAA' });
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(screen.queryByText(fileId)).toBeNull();
});

it('R7.12 a picture that is refused says why, and the one that is saved stays', async () => {
  stubDrawing();
  await openFields(fileId, ({ path }) => (path === uploadBase64File.path ? refused('files.refused') : undefined));
  choose();
  expect(await screen.findByText(refusalText('files.refused', 'en'))).toBeTruthy();
  expect(screen.getByText(fileId)).toBeTruthy();
});
