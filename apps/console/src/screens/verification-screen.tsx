import { verificationAddressOf } from '#features/identity/verification/verification-address.ts';
import { VerificationDesk } from '#features/identity/verification/verification-desk.tsx';
import { useFragment } from '#shell/use-screen.ts';

export function VerificationScreen() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Identity verification</h1>
      <VerificationDesk {...verificationAddressOf(useFragment())} />
    </main>
  );
}
