import { type WalletName, wallets } from '@peerbourse/contract/money/assets/asset.shape';
import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { Select } from '@peerbourse/ui/fields/select';
import { ArrowDownUp } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { useWalletName } from '../asset-text.ts';
import { swapped, type TransferDraft, withFrom, withTo } from './transfer.form.ts';

/** From where and to where; between them what turns the way round. */
export function WalletPair({ draft, onChange }: { draft: TransferDraft; onChange: (draft: TransferDraft) => void }) {
  const t = useText('assets');
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-3">
      <WalletSelect label={t('from')} value={draft.from} onChoose={(wallet) => onChange(withFrom(draft, wallet))} />
      <IconButton
        label={t('swap')}
        icon={<ArrowDownUp size={18} />}
        variant="soft"
        className="col-start-2 row-span-2 row-start-1"
        onClick={() => onChange(swapped(draft))}
      />
      <WalletSelect label={t('to')} value={draft.to} onChoose={(wallet) => onChange(withTo(draft, wallet))} />
    </div>
  );
}

interface WalletSelectProps {
  label: string;
  value: WalletName;
  onChoose: (wallet: WalletName) => void;
}

function WalletSelect({ label, value, onChoose }: WalletSelectProps) {
  const nameOf = useWalletName();
  return (
    <Select
      label={label}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value as WalletName)}
      options={wallets.map((wallet) => ({ value: wallet, label: nameOf(wallet) }))}
    />
  );
}
