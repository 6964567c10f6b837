import { changeAddresses } from '@peerbourse/contract/identity/api-keys/change-addresses';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import type { ApiKey } from '#queries/api-keys/key-list.query.ts';
import { AddressesField } from './addresses-field.tsx';
import { addressesIn } from './key-draft.ts';
import { useFinishKey } from './use-finish-key.ts';

export function AddressesDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useText('api-keys');
  const act = useCallMutation(changeAddresses);
  const finish = useFinishKey(onClose);
  const [addresses, setAddresses] = useState(apiKey.addresses.map((address) => address.replace(/\/(?:32|128)$/, '')).join('\n'));

  async function submit(factors: Factors): Promise<void> {
    if (await act.run({ keyId: apiKey.keyId, addresses: addressesIn(addresses), factors })) await finish(t('addresses_saved'));
  }

  return (
    <FactorDialog
      title={t('addresses')}
      note={<bdi>{apiKey.name}</bdi>}
      purpose="change-api-key"
      submitLabel={t('save')}
      isRunning={act.isRunning}
      problem={act.problem}
      isShownElsewhere={isAboutAddresses}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    >
      <AddressesField
        value={addresses}
        error={act.problem && isAboutAddresses(act.problem) ? act.problem.message : undefined}
        onChange={(text) => {
          setAddresses(text);
          act.reset();
        }}
      />
    </FactorDialog>
  );
}

function isAboutAddresses({ refusal }: Problem): boolean {
  return refusal === 'api-keys.bad-address' || refusal === 'api-keys.needs-addresses';
}
