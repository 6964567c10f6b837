import { csvLine } from '@peerbourse/rules/csv';
import type { OpenFile } from './written-file.ts';

/** Without it spreadsheets take UTF-8 for something older. */
const byteOrderMark = '\ufeff';

export const openCsvFile: OpenFile = ({ head }) => {
  const parts = [Buffer.from(byteOrderMark + csvLine(head))];
  return {
    add: async (rows) => {
      parts.push(Buffer.from(rows.map(csvLine).join('')));
    },
    end: async () => Buffer.concat(parts),
  };
};
