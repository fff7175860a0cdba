import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { getCollections } from '../../../contract/audience-calls.ts';
import { texts } from '../../../texts/en.ts';
import { Picker } from '../../../web/fields/picker.tsx';
import { textOf, type RuleFieldProps } from '../../../web/rule-field.ts';

/** The number of options that are shown. Typing finds the others. */
const MOST_SHOWN = 50;

export function BoughtCollectionField({ shop: { shopUrl }, name, values, change, faultOf }: RuleFieldProps) {
  return (
    <Picker
      label={texts.collection.label}
      spoken={fill(texts.fields.ofRule, { field: texts.collection.label, rule: name })}
      placeholder={texts.collection.example}
      kind="collection"
      chosen={textOf(values.collectionName) || textOf(values.collectionsId)}
      error={faultOf('collectionsId')}
      search={async (search, signal) => {
        const { data } = await makeCall(getCollections, { query: { shopUrl, search } }, signal);
        const options = data.slice(0, MOST_SHOWN).map(({ collectionsId, collectionName, image }) => ({
          id: collectionsId,
          name: collectionName,
          image,
        }));
        return { options, hasMore: data.length > MOST_SHOWN };
      }}
      choose={({ id, name: collectionName, image }) =>
        change({ collectionsId: id, collectionName, image: image ?? null })
      }
    />
  );
}
