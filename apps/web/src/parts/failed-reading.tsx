import { ErrorState } from '@peerbourse/ui/feedback/error-state';
import { Refused } from '#api/failure.ts';
import { useText } from '#i18n/texts.tsx';

interface FailedReadingProps {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
}

/** Why a read did not come, and how to ask again. */
export function FailedReading({ error, isFetching, onRetry }: FailedReadingProps) {
  const t = useText('common');
  return (
    <ErrorState
      title={t('error_title')}
      text={error instanceof Refused ? error.message : t('unreachable')}
      retry={{ label: t('try_again'), loadingLabel: t('try_again'), isLoading: isFetching, onPress: onRetry }}
    />
  );
}
