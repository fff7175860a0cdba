import { NativeSelect } from '@mantine/core';
import { useContext } from 'react';
import styles from '../../../web/fields/fields.module.css';
import { FindBroadcasts } from '../../../web/fields/find-broadcasts.ts';
import { Picker } from '../../../web/fields/picker.tsx';
import { ValueField } from '../../../web/fields/value-field.tsx';
import { textOf, type RuleFieldProps } from '../../../web/rule-field.ts';
import { useKind } from '../../../web/use-kind.ts';

const WHAT = [
  { value: '', label: 'Choose' },
  { value: 'read', label: 'read' },
  { value: 'notRead', label: 'got and did not read' },
  { value: 'clicked', label: 'clicked in' },
  { value: 'replied', label: 'replied to' },
  { value: 'failed', label: 'could not be reached by' },
];
const OF = [
  { value: 'any', label: 'any message lately' },
  { value: 'broadcast', label: 'one broadcast' },
];

export function EngagementField(rule: RuleFieldProps) {
  const { values, name, change, faultOf } = rule;
  const findBroadcasts = useContext(FindBroadcasts);
  const { kind: of, choose: chooseOf } = useKind(ofWhat(values), 'any');
  return (
    <div className={styles.fields}>
      <NativeSelect
        className={styles.kind ?? ''}
        label="They"
        aria-label={`What they did, ${name}`}
        data={WHAT}
        value={textOf(values.engagement)}
        error={faultOf('engagement')}
        onChange={(event) => change({ engagement: event.currentTarget.value })}
      />
      <NativeSelect
        className={styles.kind ?? ''}
        label="Message"
        aria-label={`Which message, ${name}`}
        data={OF}
        value={of}
        onChange={(event) => {
          chooseOf(event.currentTarget.value === 'broadcast' ? 'broadcast' : 'any');
          change({ broadcastId: null, name: null, checkValue: null });
        }}
      />
      {of === 'any' ? (
        <ValueField rule={rule} field="checkValue" label="In the last" kind="count" unit="days" />
      ) : (
        <Picker
          label="Broadcast"
          spoken={`Broadcast, ${name}`}
          placeholder="Type a part of its name"
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
