import type { CallInput } from '@peerbourse/contract/call';
import { addPasskey } from '@peerbourse/contract/identity/passkeys/add-passkey';
import { beginPasskey } from '@peerbourse/contract/identity/passkeys/begin-passkey';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { browserSupportsWebAuthn, type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useFinishChange } from '../use-finish-change.ts';

type MadePasskey = Pick<CallInput<typeof addPasskey>, 'ticket' | 'response'>;

/** The device makes the key when everything else is filled in; should a code be refused, the key is not made again. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const begin = useCallMutation(beginPasskey);
  const act = useCallMutation(addPasskey);
  const finish = useFinishChange(onClose);
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [made, setMade] = useState<MadePasskey>();
  const [isStopped, setIsStopped] = useState(false);
  const isPossible = browserSupportsWebAuthn();

  async function make(): Promise<MadePasskey | undefined> {
    const answer = await begin.run({});
    if (!answer) return undefined;
    try {
      const response = await startRegistration({ optionsJSON: answer.options as unknown as PublicKeyCredentialCreationOptionsJSON });
      return { ticket: answer.ticket, response: response as unknown as MadePasskey['response'] };
    } catch {
      // The person closed the device's question, or the device has this key already: nothing was made.
      setIsStopped(true);
      return undefined;
    }
  }

  async function submit(factors: Factors): Promise<void> {
    setIsStopped(false);
    const passkey = made ?? (await make());
    if (!passkey) return;
    setMade(passkey);
    const answer = await act.run({ ...passkey, name: name.trim(), factors }, ({ refusal }) => {
      if (refusal === 'security.ticket-over' || refusal === 'security.passkey-refused') setMade(undefined);
    });
    if (answer) finish(t('passkey_saved'));
  }

  return (
    <FactorDialog
      title={t('passkey_add')}
      note={t('passkey_why')}
      purpose="add-passkey"
      submitLabel={t('passkey_make')}
      isRunning={begin.isRunning || act.isRunning}
      problem={act.problem ?? begin.problem}
      check={() => {
        setIsChecked(true);
        return isPossible && name.trim() !== '';
      }}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    >
      {!isPossible && <Banner tone="warning">{t('passkey_impossible')}</Banner>}
      {isStopped && (
        <Banner tone="warning" isSpoken>
          {t('passkey_stopped')}
        </Banner>
      )}
      <TextInput
        label={t('passkey_name')}
        hint={t('passkey_name_hint')}
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isChecked && name.trim() === '' && t('passkey_name_missing')}
        isRequired
      />
    </FactorDialog>
  );
}
