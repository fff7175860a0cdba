import { NativeSelect } from '@mantine/core';
import { useContext } from 'react';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../../texts/en.ts';
import styles from '../../../web/fields/fields.module.css';
import { FindBroadcasts } from '../../../web/fields/find-broadcasts.ts';
import { Picker } from '../../../web/fields/picker.tsx';
import { ValueField } from '../../../web/fields/value-field.tsx';
import { textOf, type RuleFieldProps } from '../../../web/rule-field.ts';
import { useKind } from '../../../web/use-kind.ts';

const WHAT = [
  { value: '', label: texts.engagement.choose },
  { value: 'read', label: texts.engagement.read },
  { value: 'notRead', label: texts.engagement.notRead },
  { value: 'clicked', label: texts.engagement.clicked },
  { value: 'replied', label: texts.engagement.replied },
  { value: 'failed', label: texts.engagement.failed },
];
const OF = [
  { value: 'any', label: texts.engagement.anyMessage },
  { value: 'broadcast', label: texts.engagement.oneBroadcast },
];

export function EngagementField(rule: RuleFieldProps) {
  const { values, name, change, faultOf } = rule;
  const findBroadcasts = useContext(FindBroadcasts);
  const { kind: of, choose: chooseOf } = useKind(ofWhat(values), 'any');
  return (
    <div className={styles.fields}>
      <NativeSelect
        className={styles.kind ?? ''}
        label={texts.engagement.label}
        aria-label={fill(texts.fields.ofRule, { field: texts.engagement.label, rule: name })}
        data={WHAT}
        value={textOf(values.engagement)}
        error={faultOf('engagement')}
        onChange={(event) => change({ engagement: event.currentTarget.value })}
      />
      <NativeSelect
        className={styles.kind ?? ''}
        label={texts.engagement.message}
        aria-label={fill(texts.fields.ofRule, { field: texts.engagement.message, rule: name })}
        data={OF}
        value={of}
        onChange={(event) => {
          chooseOf(event.currentTarget.value === 'broadcast' ? 'broadcast' : 'any');
          change({ broadcastId: null, name: null, checkValue: null });
        }}
      />
      {of === 'any' ? (
        <ValueField
          rule={rule}
          field="checkValue"
          label={texts.fields.inTheLast}
          kind="count"
          unit={texts.units.days}
        />
      ) : (
        <Picker
          label={texts.broadcast.label}
          spoken={fill(texts.fields.ofRule, { field: texts.broadcast.label, rule: name })}
          placeholder={texts.broadcast.example}
          kind="broadcast"
          chosen={textOf(values.name) || textOf(values.broadcastId)}
          error={faultOf('broadcastId') ?? faultOf('checkValue')}
          search={findBroadcasts}
          choose={(option) => change({ broadcastId: option.id, name: option.name, checkValue: null })}
        />
      )}
    </div>
  );
}

function ofWhat({ broadcastId, checkValue }: RuleFieldProps['values']): 'any' | 'broadcast' | null {
  if (textOf(broadcastId) !== '') return 'broadcast';
  return textOf(checkValue) === '' ? null : 'any';
}
