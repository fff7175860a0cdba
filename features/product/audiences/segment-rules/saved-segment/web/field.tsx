import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { getSegments } from '../../../contract/audience-calls.ts';
import { texts } from '../../../texts/en.ts';
import { Picker } from '../../../web/fields/picker.tsx';
import { textOf, type RuleFieldProps } from '../../../web/rule-field.ts';

export function SavedSegmentField({ shop: { shopUrl }, name, values, change, faultOf }: RuleFieldProps) {
  return (
    <Picker
      label={texts.segment.label}
      spoken={fill(texts.fields.ofRule, { field: texts.segment.label, rule: name })}
      placeholder={texts.segment.example}
      kind="segment"
      chosen={textOf(values.name) || textOf(values.segmentId)}
      error={faultOf('segmentId')}
      search={async (search, signal) => {
        const { data } = await makeCall(getSegments, { query: { shopUrl } }, signal);
        const options = data.filter((one) => one.name.toLowerCase().includes(search.toLowerCase()));
        return { options: options.map(({ id, name: title }) => ({ id, name: title })), hasMore: false };
      }}
      choose={(option) => change({ segmentId: option.id, name: option.name })}
    />
  );
}
