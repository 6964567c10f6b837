import { p2pCoinCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { CellCheck } from './cell-check.tsx';
import { CellInput } from './cell-input.tsx';
import type { FormProps } from './form-props.ts';

export function CoinForm(form: FormProps) {
  return (
    <div className="-mx-4 -mt-4 tablet:-mx-5">
      <CardTable
        caption="Coins with their fees"
        columns={columns(form)}
        rows={p2pCoinCodes}
        keyOf={(coin) => coin}
        emptyText="There are no coins."
      />
    </div>
  );
}

function columns({ draft, problems, onChange }: FormProps): Column<string>[] {
  const input = (path: string, label: string) => (
    <CellInput
      isNumber
      label={label}
      text={draft[path] ?? ''}
      problem={problems.get(path)}
      onChange={(text) => onChange({ [path]: text })}
    />
  );
  return [
    { name: 'Coin', cell: (coin) => coin },
    {
      name: 'Open',
      className: 'tablet:py-1!',
      cell: (coin) => (
        <CellCheck
          label={`${coin} open`}
          text={draft[`${coin}.isOpen`] ?? ''}
          onChange={(text) => onChange({ [`${coin}.isOpen`]: text })}
        />
      ),
    },
    {
      name: 'Fee of buyers, %',
      isAtEnd: true,
      cell: (coin) => input(`${coin}.buyFeePpm`, `${coin} fee of buyers in percent`),
      className: 'tablet:py-1!',
    },
    {
      name: 'Fee of sellers, %',
      isAtEnd: true,
      cell: (coin) => input(`${coin}.sellFeePpm`, `${coin} fee of sellers in percent`),
      className: 'tablet:py-1!',
    },
  ];
}
