import { fill } from '#platform/language/reader.ts';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { sortableMoment } from '#platform/ui-kit/format/sortable-moment.ts';
import type { CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import type { TemplateRow } from '../rules/arrange-templates.ts';
import { texts } from '../texts/en.ts';

/** Returns templates as a spreadsheet in list order, one row for each language. */
export function templateCsv(rows: readonly TemplateRow[], timeZone: string): CsvRows {
  return [
    [
      texts.columns.name,
      texts.columns.language,
      texts.columns.category,
      texts.columns.body,
      fill(texts.columns.createdAtIn, { timeZone }),
      texts.columns.status,
      texts.columns.why,
      texts.columns.usedBy,
    ],
    ...rows.flatMap(({ variants }) =>
      variants.map((one) => [
        one.template_name,
        languageName(one.language),
        one.category,
        one.template,
        sortableMoment(one.createdAt, timeZone),
        texts.statuses[one.status],
        one.reason ?? one.notices.join(' '),
        one.usedBy.join(', '),
      ]),
    ),
  ];
}
