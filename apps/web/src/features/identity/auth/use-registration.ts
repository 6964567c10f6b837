import { defaultLocale } from '@peerbourse/contract/locales';
import { isSixDigitCode } from '@peerbourse/rules/verification';
import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { usePage } from '#base/page.tsx';
import { countryListQuery } from '#queries/reference/country-list.query.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { kindOf } from './fields/contact.ts';
import { useCountryOfPage } from './fields/dial-codes.tsx';
import { type Handed, handedOver, type Registration, type RegistrationStep, registrationSteps } from './registration.ts';

export interface RegistrationState {
  registration: Registration;
  change: (changed: Partial<Registration>) => void;
  step: RegistrationStep;
  goTo: (step: RegistrationStep) => void;
}

/**
 * What was typed, and how far somebody is. Each step is a step of the browser too, so that its own way back works and a page that
 * is loaded again goes on where it was; secrets are not kept there.
 */
export function useRegistration(): RegistrationState {
  const location = useLocation();
  const navigate = useNavigate();
  const handed = useHanded();
  const proposed = useProposedRegistration(handed);
  const [changed, setChanged] = useState<Partial<Registration>>({});
  const typed = { ...proposed, ...changed };
  // Later steps belong to the contact that they began with.
  const registration = handed.step === 'account' ? typed : { ...typed, contact: proposed.contact, country: proposed.country };
  const step = handed.step === 'password' && !isSixDigitCode(registration.code) ? 'code' : handed.step;

  function goTo(next: RegistrationStep): void {
    const distance = registrationSteps.indexOf(next) - registrationSteps.indexOf(handed.step);
    if (distance < 0) void navigate(distance);
    if (distance <= 0) return;
    const { contact, country } = registration;
    const state: Handed = { step: next, contact: contact.text.trim(), dialCountry: contact.country, country };
    void navigate({ search: location.search }, { state, preventScrollReset: true });
  }

  return { registration, change: (more) => setChanged((before) => ({ ...before, ...more })), step, goTo };
}

/** A page that is loaded again still has what was handed over, but its first HTML was made without it. */
function useHanded(): Handed {
  const { state } = useLocation() as { state: unknown };
  return handedOver(
    useSyncExternalStore(
      neverChanges,
      () => state,
      () => null,
    ),
  );
}

const neverChanges = () => () => undefined;

/** The country that the visitor seems to come from, the code of whoever invited them, and what they typed before. */
function useProposedRegistration(handed: Handed): Registration {
  const guessed = useCountryOfPage();
  const { registerFlag } = useSiteSettings();
  const [search] = useSearchParams();
  const guessedHome = useGuessedCountry();
  const country = handed.country || guessedHome;
  const kind = kindOf(handed.contact, registerFlag === 'mobile' ? 'phone' : 'email');
  return {
    contact: { kind, text: handed.contact, country: handed.dialCountry || country || guessed },
    code: '',
    password: '',
    country,
    invitationCode: (search.get('invite') ?? '').slice(0, 32),
    hasAccepted: false,
  };
}

/** By the address of the visitor; where that says nothing, by the language, unless it is the one that people of all countries read. */
function useGuessedCountry(): string {
  const countries = useRead(countryListQuery);
  const ofPage = useCountryOfPage();
  const isTelling = usePage().locale.code !== defaultLocale;
  const seen = countries?.visitorCountry || (isTelling ? ofPage : '');
  return countries?.areaList.find(({ country, mayRegister }) => country === seen && mayRegister)?.country ?? '';
}
