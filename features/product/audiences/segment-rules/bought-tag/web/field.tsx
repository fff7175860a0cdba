import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { getProductTags } from '../../../contract/audience-calls.ts';
import { texts } from '../../../texts/en.ts';
import { Picker } from '../../../web/fields/picker.tsx';
import { textOf, type RuleFieldProps } from '../../../web/rule-field.ts';

const MOST_SHOWN = 50;

export function BoughtTagField({ shop: { shopUrl }, name, values, change, faultOf }: RuleFieldProps) {
  return (
    <Picker
      label={texts.tag.label}
      spoken={fill(texts.fields.ofRule, { field: texts.tag.label, rule: name })}
      placeholder={texts.tag.example}
      kind="tag"
      chosen={textOf(values.tag) || textOf(values.checkValue)}
      error={faultOf('tag')}
      search={async (search, signal) => {
        const { data } = await makeCall(getProductTags, { query: { shopUrl, search } }, signal);
        const options = data.slice(0, MOST_SHOWN).map(({ tag, products }) => ({
          id: tag,
          name: tag,
          note: fill(texts.tag.products, { count: products }),
        }));
        return { options, hasMore: data.length > MOST_SHOWN };
      }}
      choose={({ id }) => change({ tag: id, checkValue: null })}
    />
  );
}
