import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import type { EditedTime } from '../../rules/editor/document.ts';
import { setTime } from '../../rules/editor/edit-nodes.ts';
import { isTime } from '../../rules/editor/faults.ts';
import { timeUnits } from '../../rules/editor/time-units.ts';
import { formatDelay, unitName } from '../../rules/flow/format-delay.ts';
import { texts } from '../../texts/en.ts';
import { useEditing } from './editing.ts';
import { focusPlace } from './focus-place.ts';
import panel from './panel.module.css';
import styles from './time-row.module.css';

interface TimeRowProps {
  time: EditedTime;
  /** The words after "After 1 hour". */
  phrase: string;
  place: string;
  /** Whether the plan does not include editing. */
  isLocked: boolean;
}

/** "After 1 hour of cart abandonment", which opens the panel that edits it. */
export function TimeRow({ time, phrase, place, isLocked }: TimeRowProps) {
  const { edit, countsSeconds } = useEditing();
  const [isOpen, setIsOpen] = useState(false);
  const isRight = isTime(time);
  const units = timeUnits({ countsSeconds }, time.unit);
  return (
    <div className={styles.time}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        data-place={place}
        disabled={isLocked}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconClockHour4 size={16} stroke={1.5} aria-hidden />{' '}
        {fill(texts.time.row, { delay: formatDelay(time), phrase })}
      </button>
      {(isOpen || !isRight) && (
        <div className={panel.panel} role="group" aria-label={texts.time.title}>
          <TextInput
            label={texts.time.number}
            inputMode="numeric"
            maxLength={4}
            value={time.magnitude}
            error={isRight ? null : texts.time.invalid}
            onChange={({ currentTarget: { value: magnitude } }) =>
              edit((document) => setTime(document, { magnitude }), 'time')
            }
          />
          <NativeSelect
            label={texts.time.unit}
            data={units.map((one) => ({ value: one, label: unitName({ ...time, unit: one }) }))}
            value={time.unit}
            onChange={({ currentTarget: { value } }) => {
              const unit = units.find((one) => one === value);
              if (unit) edit((document) => setTime(document, { unit }));
            }}
          />
          <div className={panel.actions}>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                setIsOpen(false);
                focusPlace(place);
              }}
            >
              {texts.panel.done}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
