import { useState } from 'react';
import { type CustomerAddress, customerAddressOf } from '#desk/customer-address.ts';
import { FindPanel } from '#features/identity/customers/find-panel.tsx';
import { ProfilePanel } from '#features/identity/customers/profile-panel.tsx';
import { useFragment } from '#shell/use-screen.ts';

export function CustomersScreen() {
  const [opened, setOpened] = useState<CustomerAddress | undefined>(customerAddressOf(useFragment()));
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-360 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Customers</h1>
      <FindPanel onFind={() => setOpened(undefined)} onOpen={(userId, reason) => setOpened({ userId, reason })} />
      {opened && <ProfilePanel key={opened.userId} userId={opened.userId} reason={opened.reason} />}
    </main>
  );
}
