import { customerAddressOf, customerFragment } from '#desk/customers/customer-address.ts';
import { CustomerPage } from '#features/identity/customers/customer-page.tsx';
import { FindPanel } from '#features/identity/customers/find-panel.tsx';
import { goTo, useFragment } from '#shell/use-screen.ts';

/** Without an address the search, with one the customer: what was found is one press away and can be sent as a link. */
export function CustomersScreen() {
  const opened = customerAddressOf(useFragment());
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Customers</h1>
      {opened ? (
        <CustomerPage key={`${opened.userId} ${opened.reason}`} userId={opened.userId} reason={opened.reason} />
      ) : (
        <FindPanel onOpen={(userId, reason) => goTo(customerFragment({ userId, reason }))} />
      )}
    </main>
  );
}
