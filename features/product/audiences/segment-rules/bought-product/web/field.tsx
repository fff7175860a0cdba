import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { getProducts } from '../../../contract/audience-calls.ts';
import { texts } from '../../../texts/en.ts';
import { Picker } from '../../../web/fields/picker.tsx';
import { textOf, type RuleFieldProps } from '../../../web/rule-field.ts';

export function BoughtProductField({ shop: { shopUrl }, name, values, change, faultOf }: RuleFieldProps) {
  return (
    <Picker
      label={texts.product.label}
      spoken={fill(texts.fields.ofRule, { field: texts.product.label, rule: name })}
      placeholder={texts.product.example}
      kind="product"
      chosen={textOf(values.title) || textOf(values.productId)}
      error={faultOf('productId')}
      search={async (search, signal) => {
        const { data, nextPage } = await makeCall(
          getProducts,
          { query: { shopUrl, ...(search === '' ? { page: '1' } : { search }) } },
          signal,
        );
        const options = data.map(({ productId, title, image }) => ({ id: productId, name: title, image }));
        return { options, hasMore: nextPage !== null };
      }}
      choose={({ id, name: title, image }) => change({ productId: id, title, image: image ?? null })}
    />
  );
}
