import type { AccountId } from '@peerbourse/contract/ids';
import { accountMarks, encryptValues, readValues } from '#modules/p2p/p2p-paymethods/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { accountFields } from './account-fields.ts';
import { numberFrom } from './cast.ts';
import { daysAgo, factOf, type MarketFacts } from './market-facts.ts';

/** Accounts that somebody can be paid to in a currency. */
export interface WantedMethods {
  accountId: AccountId;
  holderName: string;
  fiat: string;
  count: number;
  /** Tells them from those of everybody else. */
  number: number;
  isOff: boolean;
}

export interface WrittenMethod {
  id: bigint;
  accountId: AccountId;
  fiat: string;
  templateId: number;
}

export async function writeMethods(tx: Tx, wanted: readonly WantedMethods[], facts: MarketFacts): Promise<WrittenMethod[]> {
  const rows = await tx
    .insertInto('p2p_paymethods_methods')
    .values(wanted.flatMap((input) => rowsOf(input, facts)))
    .returning(['id', 'account_id', 'fiat', 'template_id'])
    .execute();
  return rows.map((row) => ({ id: row.id, accountId: String(row.account_id) as AccountId, fiat: row.fiat, templateId: row.template_id }));
}

/** What was typed goes the way of every other: read by its template, closed, and marked. */
function rowsOf({ accountId, holderName, fiat, count, number, isOff }: WantedMethods, facts: MarketFacts) {
  const offered = factOf(facts.templates, fiat);
  return Array.from({ length: Math.min(count, offered.length) }, (_, place) => {
    const template = offered[(number + place) % offered.length] as (typeof offered)[number];
    const methodNo = numberFrom(`method ${number} ${place} ${fiat}`);
    const values = readValues(template, accountFields(template.fields, number * 10 + place));
    return {
      method_no: methodNo,
      account_id: BigInt(accountId),
      template_id: template.id,
      template_version: template.version,
      fiat,
      closed_values: encryptValues(facts.keys, values, methodNo),
      holder_name: holderName,
      account_mark: accountMarks(facts.keys, template, values)[0] as Buffer,
      state: isOff ? 'disabled' : 'active',
      disabled_by: isOff ? 'owner' : null,
      created_at: daysAgo(facts, 25),
      changed_at: daysAgo(facts, 25),
    };
  });
}
