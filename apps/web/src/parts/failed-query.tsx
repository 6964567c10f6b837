import { ErrorState } from '@peerbourse/ui/feedback/error-state';
import { useText } from '#base/i18n/texts.tsx';
import { useFailureText } from './use-failure-text.ts';

interface FailedReadingProps {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
}

/** Why a read did not come, and how to ask again. */
export function FailedQuery({ error, isFetching, onRetry }: FailedReadingProps) {
  const t = useText('common');
  return (
    <ErrorState
      title={t('error_title')}
      text={useFailureText()(error)}
      retry={{ label: t('try_again'), loadingLabel: t('try_again'), isLoading: isFetching, onPress: onRetry }}
    />
  );
}
