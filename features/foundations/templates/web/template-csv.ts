import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { sortableMoment } from '#platform/ui-kit/format/sortable-moment.ts';
import type { CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import type { TemplateRow } from '../rules/arrange-templates.ts';
import { STATUS_LABELS } from './copy.ts';

/** Returns templates as a spreadsheet in list order, one row for each language. */
export function templateCsv(rows: readonly TemplateRow[], timeZone: string): CsvRows {
  return [
    ['Template Name', 'Language', 'Category', 'Body', `Created At (${timeZone})`, 'Status', 'Why', 'Used by'],
    ...rows.flatMap(({ variants }) =>
      variants.map((one) => [
        one.template_name,
        languageName(one.language),
        one.category,
        one.template,
        sortableMoment(one.createdAt, timeZone),
        STATUS_LABELS[one.status].word,
        one.reason ?? one.notices.join(' '),
        one.usedBy.join(', '),
      ]),
    ),
  ];
}
