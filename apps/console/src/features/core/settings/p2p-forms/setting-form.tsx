import type { P2pSetting } from '../p2p/p2p-setting.ts';
import { CoinForm } from './coin-form.tsx';
import { FiatForm } from './fiat-form.tsx';
import type { FormProps } from './form-props.ts';
import { LeafForm } from './leaf-form.tsx';
import { MarketForm } from './market-form.tsx';

export function SettingForm({ setting, ...form }: FormProps & { setting: P2pSetting }) {
  switch (setting.key) {
    case 'p2p-config.market':
      return <MarketForm {...form} />;
    case 'p2p-config.fiats':
      return <FiatForm {...form} />;
    case 'p2p-config.coins':
      return <CoinForm {...form} />;
    default:
      return <LeafForm {...form} leaves={setting.leaves} />;
  }
}
