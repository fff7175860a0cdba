import { getImports } from '#features/product/imports/contract/import-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../../texts/en.ts';
import { Picker } from '../../../web/fields/picker.tsx';
import { textOf, type RuleFieldProps } from '../../../web/rule-field.ts';

/** Document 3, section 4.2. */
const SHOWN_OF_NAME = 20;

export function ImportedField({ shop: { shopUrl }, name, values, change, faultOf }: RuleFieldProps) {
  return (
    <Picker
      label={texts.imported.label}
      spoken={fill(texts.fields.ofRule, { field: texts.imported.label, rule: name })}
      placeholder={texts.imported.example}
      kind="import"
      chosen={textOf(values.name).slice(0, SHOWN_OF_NAME) || textOf(values.importId)}
      error={faultOf('importId')}
      search={async (search, signal) => {
        const { imports } = await makeCall(getImports, { query: { shopUrl } }, signal);
        const options = imports
          .filter((one) => one.name.toLowerCase().includes(search.toLowerCase()))
          .map((one) => ({
            id: one.id,
            name: one.name.slice(0, SHOWN_OF_NAME),
            note:
              one.status === 'completed'
                ? fill(texts.imported.people, { count: one.population })
                : texts.imported.states[one.status],
            isDisabled: one.status !== 'completed',
          }));
        return { options, hasMore: false };
      }}
      choose={(option) => change({ importId: option.id, name: option.name })}
    />
  );
}
