import { acceptTerms } from '@peerbourse/contract/p2p/p2p-users/accept-terms';
import { createProfile } from '@peerbourse/contract/p2p/p2p-users/create-profile';
import type { OtcUser } from '@peerbourse/contract/p2p/p2p-users/p2p-user.shape';
import { updateProfile } from '@peerbourse/contract/p2p/p2p-users/update-profile';
import { Button } from '@peerbourse/ui/actions/button';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { FiatPreferenceSelect } from '../fiat-preference-select.tsx';
import { useTakeTrader } from '../use-take-trader.ts';
import { isAboutNickName, NickNameField, useNickNameProblem } from './nick-name-field.tsx';
import { TermsLink } from './terms-link.tsx';

/** Name, currency and terms. What was done on an earlier visit is not asked again. */
export function OpenProfileForm({ trader }: { trader: MyTrader }) {
  const t = useText('p2p-users');
  const client = useQueryClient();
  const takeTrader = useTakeTrader();
  const naming = useCallMutation(createProfile);
  const accepting = useCallMutation(acceptTerms);
  const updating = useCallMutation(updateProfile);
  const [name, setName] = useState('');
  const [fiat, setFiat] = useState(trader.fiatPreference);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const nameProblem = useNickNameProblem(name);
  const needsName = trader.nickNameState !== 1;
  const needsTerms = trader.acceptedTermsVersion === null;
  const isRunning = naming.isRunning || accepting.isRunning || updating.isRunning;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (isRunning || (needsName && nameProblem) || (needsTerms && !hasAgreed)) return;
    // What closes this form comes last, so that a problem is still shown: the terms, or the name where the terms were accepted before.
    const isSaved = needsTerms ? (await saveName()) && (await openProfile()) : (await saveFiat()) && (await saveName());
    if (isSaved) showToast('success', t('profile_open'));
  }

  async function saveName(): Promise<boolean> {
    if (!needsName) return true;
    const answer = await naming.run({ nickName: name.trim() });
    if (answer) takeTrader(answer);
    return answer !== undefined;
  }

  async function openProfile(): Promise<boolean> {
    const opened = await saveTerms();
    const saved = opened && (await saveFiat());
    if (saved) takeTrader({ ...opened, ...saved });
    return saved !== undefined;
  }

  async function saveFiat(): Promise<Partial<OtcUser> | undefined> {
    return fiat === trader.fiatPreference ? {} : await updating.run({ fiatPreference: fiat });
  }

  async function saveTerms(): Promise<OtcUser | undefined> {
    // Terms that have changed while somebody read them are shown again, and agreed to again.
    return await accepting.run({ termsVersion: trader.currentTermsVersion }, ({ refusal }) => {
      if (refusal !== 'p2p-users.terms-changed') return;
      setHasAgreed(false);
      void client.invalidateQueries({ queryKey: myTraderQuery.queryKey });
    });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-120 gap-4">
      {!isAboutNickName(naming.problem) && <ProblemBanner problem={naming.problem} />}
      <ProblemBanner problem={accepting.problem ?? updating.problem} />
      {needsName && (
        <NickNameField
          value={name}
          problem={naming.problem}
          isChecked={isChecked}
          onChange={(next) => {
            setName(next);
            naming.reset();
          }}
        />
      )}
      <FiatPreferenceSelect value={fiat} onChange={setFiat} />
      {needsTerms && (
        <div>
          <Checkbox
            label={t('terms_agree', { version: trader.currentTermsVersion })}
            checked={hasAgreed}
            onChange={(event) => setHasAgreed(event.currentTarget.checked)}
            error={isChecked && !hasAgreed && t('terms_missing')}
          />
          <div className="ps-7">
            <p className="text-13 text-ink-soft">{t('terms_why')}</p>
            <TermsLink />
          </div>
        </div>
      )}
      <div>
        <Button type="submit" isLoading={isRunning} loadingLabel={t('saving')}>
          {t('open_profile')}
        </Button>
      </div>
    </form>
  );
}
