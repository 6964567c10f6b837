import type { Db } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { insertTemplate, insertTemplateVersion } from '../templates/template.table.ts';
import { americanTemplates } from './american-templates.ts';
import { arabAfricanTemplates } from './arab-african-templates.ts';
import { eastAsianTemplates } from './east-asian-templates.ts';
import { europeanTemplates } from './european-templates.ts';
import type { InitialTemplate } from './initial-template.ts';
import { southAsianTemplates } from './south-asian-templates.ts';

/** No member of staff can have this name: theirs have no space. */
const initialAuthor = 'initial content';

export const initialTemplates: readonly InitialTemplate[] = [
  ...eastAsianTemplates,
  ...southAsianTemplates,
  ...europeanTemplates,
  ...americanTemplates,
  ...arabAfricanTemplates,
];

/** The payment methods that come with the release. What is there already belongs to the operators and is left alone. */
export async function writeInitialTemplates(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    for (const { id, ...content } of initialTemplates) {
      const isNew = (await insertTemplate(tx, content, id)) !== undefined;
      if (isNew) await insertTemplateVersion(tx, { id, version: 1, content, author: initialAuthor });
    }
  });
}
