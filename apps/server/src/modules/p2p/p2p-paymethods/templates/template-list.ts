import type { templateList as call } from '@peerbourse/contract/p2p/p2p-paymethods/template-list';
import type { Handler } from '#platform/http/serve.ts';
import { selectAll } from './template.table.ts';
import { contentView } from './template.view.ts';

export const templateList: Handler<typeof call> = async ({ db }, { fiatCode }) => {
  const templates = await selectAll(db, fiatCode);
  return {
    templates: templates.map((template) => ({
      paymethodId: String(template.id),
      version: template.version,
      uses: template.uses,
      content: contentView(template),
    })),
  };
};
