import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each([false, true])('a question begins at the choice that changes nothing, whether it is dangerous or not (%s)', (isDanger) => {
  const nothing = () => undefined;
  render(
    <ConfirmDialog
      isOpen
      title="Sure?"
      confirmLabel="Do it"
      cancelLabel="Keep it"
      isDanger={isDanger}
      onConfirm={nothing}
      onCancel={nothing}
    >
      What happens.
    </ConfirmDialog>,
  );
  expect(document.activeElement).toBe(screen.getByText('Keep it').closest('button'));
});
