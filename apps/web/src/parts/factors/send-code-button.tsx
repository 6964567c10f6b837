import { Button } from '@peerbourse/ui/actions/button';
import { useText } from '#base/i18n/texts.tsx';
import type { CodeSending } from './use-code-sending.ts';

interface SendCodeButtonProps {
  sending: CodeSending;
  onPress: () => void;
}

/** Asks for a code, and can be pressed again when the time has passed that the server names. */
export function SendCodeButton({ sending: { secondsLeft, isSending, sent }, onPress }: SendCodeButtonProps) {
  const t = useText('security');
  return (
    <Button
      variant="soft"
      size="small"
      isLoading={isSending}
      loadingLabel={t('code_sending')}
      isDisabled={secondsLeft > 0}
      onClick={onPress}
    >
      {secondsLeft > 0 ? t('code_again_in', { count: secondsLeft }) : sent ? t('code_send_again') : t('code_send')}
    </Button>
  );
}
