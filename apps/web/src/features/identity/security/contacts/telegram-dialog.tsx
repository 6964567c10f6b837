import { bindTelegramBot } from '@peerbourse/contract/identity/security/bind-telegram-bot';
import { telegramLink } from '@peerbourse/contract/identity/security/telegram-link';
import { ButtonLink } from '@peerbourse/ui/actions/button-link';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { type FormEvent, useId, useState } from 'react';
import { queryOf } from '#base/api/query.ts';
import { useText } from '#base/i18n/texts.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useFinishChange } from '../use-finish-change.ts';

const telegramLinkQuery = queryOf(telegramLink, {}, { staleMs: 0, meta: { showToast: false } });
const codeLength = 8;

/** Two steps: the bot tells a code, and the code is entered here. */
export function TelegramDialog({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const form = useId();
  const act = useCallMutation(bindTelegramBot);
  const finish = useFinishChange(onClose);
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isWrong = act.problem?.refusal === 'security.wrong-code';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (code.length !== codeLength) return;
    const answer = await act.run({ code });
    if (answer) finish(t('telegram_saved', { name: answer.tgNickName }));
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t('telegram_bind')}
      note={t('telegram_why')}
      form={form}
      submitLabel={t('save')}
      runningLabel={t('working')}
      cancelLabel={t('cancel')}
      isRunning={act.isRunning}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {!isWrong && <ProblemBanner problem={act.problem} />}
        <QueryBoundary query={telegramLinkQuery} fallback={<Skeleton shape="block" className="h-20" />}>
          {({ link, p2pTgBotName }) =>
            p2pTgBotName === '' ? (
              <Banner tone="warning">{t('telegram_closed')}</Banner>
            ) : (
              <div className="grid justify-items-start gap-2">
                <p className="text-14 text-ink-soft">{t('telegram_step_open', { name: p2pTgBotName })}</p>
                <ButtonLink href={link} target="_blank" rel="noreferrer" variant="secondary" size="small">
                  {t('telegram_open')}
                </ButtonLink>
              </div>
            )
          }
        </QueryBoundary>
        <TextInput
          label={t('telegram_code')}
          hint={t('telegram_code_hint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          dir="ltr"
          maxLength={codeLength}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value.toUpperCase().replace(/[^A-Z2-9]/g, ''));
            act.reset();
          }}
          error={isWrong ? act.problem?.message : isChecked && code.length !== codeLength && t('telegram_code_incomplete')}
          isRequired
        />
      </form>
    </FormDialog>
  );
}
