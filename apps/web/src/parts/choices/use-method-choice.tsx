import type { MethodName } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import type { Choice } from '@peerbourse/ui/combobox/choice';
import { useMethodName } from '#parts/use-method-name.ts';
import { MethodLogo } from './choice-pictures.tsx';

/** A way to pay as lists and filters know it. */
export type NamedMethod = MethodName & { paymethodId: string; iconUrl: string };

export function useMethodChoice(): (method: NamedMethod) => Choice {
  const nameOf = useMethodName();
  return (method) => ({ value: method.paymethodId, label: nameOf(method), icon: <MethodLogo address={method.iconUrl} /> });
}
