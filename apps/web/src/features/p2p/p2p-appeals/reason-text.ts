import type { EvidenceKind } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { CaseReason } from '@peerbourse/rules/p2p-appeals/case-reasons';
import type { QuestionTemplateName } from '@peerbourse/rules/p2p-appeals/question-templates';
import type { Speak } from '#base/i18n/texts.tsx';

type Snake<Text extends string> = Text extends `${infer First}-${infer Rest}` ? `${First}_${Snake<Rest>}` : Text;

const snake = <Text extends string>(text: Text) => text.replaceAll('-', '_') as Snake<Text>;

export function reasonText(t: Speak<'p2p-appeals'>, reason: CaseReason): string {
  return t(`reason_${snake(reason)}`);
}

/** A question of staff: the words of its template in the language of the reader, then what they wrote themselves. */
export function questionText(t: Speak<'p2p-appeals'>, { template, text }: { template: QuestionTemplateName | null; text: string }): string {
  return [template && t(`ask_${snake(template)}`), text].filter(Boolean).join('\n');
}

export function evidenceText(t: Speak<'p2p-appeals'>, kind: EvidenceKind): string {
  return t(`evidence_${snake(kind)}`);
}
