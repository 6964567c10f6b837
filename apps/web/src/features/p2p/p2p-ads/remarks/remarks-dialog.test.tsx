import { deleteRemark } from '@peerbourse/contract/p2p/p2p-ads/remarks/delete-remark';
import { savedRemarkList } from '@peerbourse/contract/p2p/p2p-ads/remarks/saved-remark-list';
import { writeRemark } from '@peerbourse/contract/p2p/p2p-ads/remarks/write-remark';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, openPage, refusalText, refused, type SentRequest } from '#testing/open-page.tsx';

const kept = { remarkNo: '104857600123456789', title: 'Bank', remark: 'Only from your own account.', changedAt: '2026-11-16T09:30:00Z' };

function answer({ path }: SentRequest): Response | undefined {
  if (path === savedRemarkList.path) return done(savedRemarkList.path, { remarks: [kept], most: 20 });
  if (path === deleteRemark.path || path === writeRemark.path) return refused('p2p-ads.unknown-remark');
  return undefined;
}

async function openDialog(): Promise<void> {
  await openPage({
    texts: ['p2p-ads'],
    part: async () => {
      const { RemarksDialog } = await import('./remarks-dialog.tsx');
      return () => <RemarksDialog remark="" onUse={() => undefined} onClose={() => undefined} />;
    },
    answer,
  });
}

it('a remark that cannot be deleted says why', async () => {
  await openDialog();
  fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText(refusalText('p2p-ads.unknown-remark', 'en'))).toBeTruthy();
});

it('a remark that cannot be renamed says why', async () => {
  await openDialog();
  fireEvent.click(await screen.findByRole('button', { name: /^Rename/ }));
  fireEvent.change(screen.getByLabelText('New name'), { target: { value: 'Transfer' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(refusalText('p2p-ads.unknown-remark', 'en'))).toBeTruthy();
});
