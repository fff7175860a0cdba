import { makeCall } from '#platform/http/browser/make-call.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { getProductTags } from '../../../contract/audience-calls.ts';
import { Picker } from '../../../web/fields/picker.tsx';
import { textOf, type RuleFieldProps } from '../../../web/rule-field.ts';

const MOST_SHOWN = 50;

export function BoughtTagField({ shop: { shopUrl }, name, values, change, faultOf }: RuleFieldProps) {
  return (
    <Picker
      label="Tag"
      spoken={`Tag, ${name}`}
      placeholder="Type how it begins"
      kind="tag"
      chosen={textOf(values.tag) || textOf(values.checkValue)}
      error={faultOf('tag')}
      search={async (search, signal) => {
        const { data } = await makeCall(getProductTags, { query: { shopUrl, search } }, signal);
        const options = data.slice(0, MOST_SHOWN).map(({ tag, products }) => ({
          id: tag,
          name: tag,
          note: `${formatCount(products)} ${products === 1 ? 'product' : 'products'}`,
        }));
        return { options, hasMore: data.length > MOST_SHOWN };
      }}
      choose={({ id }) => change({ tag: id, checkValue: null })}
    />
  );
}
