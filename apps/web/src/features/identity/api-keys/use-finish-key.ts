import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#base/toasts/toasts.ts';
import { keyListQuery } from '#queries/api-keys/key-list.query.ts';

/** After a change of a key: the page reads the list again, and a message says what was done. */
export function useFinishKey(onClose: () => void): (message: string) => Promise<void> {
  const client = useQueryClient();
  return async (message) => {
    await client.invalidateQueries({ queryKey: keyListQuery.queryKey });
    showToast('success', message);
    onClose();
  };
}
