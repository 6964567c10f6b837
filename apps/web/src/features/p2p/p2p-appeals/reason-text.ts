import type { CaseReason, EvidenceKind } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { Speak } from '#base/i18n/texts.tsx';

type Snake<Text extends string> = Text extends `${infer First}-${infer Rest}` ? `${First}_${Snake<Rest>}` : Text;

const snake = <Text extends string>(text: Text) => text.replaceAll('-', '_') as Snake<Text>;

export function reasonText(t: Speak<'p2p-appeals'>, reason: CaseReason): string {
  return t(`reason_${snake(reason)}`);
}

export function evidenceText(t: Speak<'p2p-appeals'>, kind: EvidenceKind): string {
  return t(`evidence_${snake(kind)}`);
}
