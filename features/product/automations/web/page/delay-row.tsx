import { NativeSelect, TextInput } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import { timeUnits } from '#features/product/flows/rules/editor/time-units.ts';
import { unitName } from '#features/product/flows/rules/flow/format-delay.ts';
import { fill } from '#platform/language/reader.ts';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { texts } from '../../texts/en.ts';
import { describeMove } from '../describe-move.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import styles from './delay-row.module.css';
import { problemOf, type MessagePart } from './message-part.ts';

interface DelayRowProps extends MessagePart {
  campaign: ShownCampaign;
  /** How many waiting messages the last change of the time moved. */
  moved: number | undefined;
  /** Why the time cannot be changed, as a sentence, or null. */
  lock: string | null;
}

/** "After 1 hour of cart abandonment", with editable parts. */
export function DelayRow({ campaign, moved, lock, ...part }: DelayRowProps) {
  const { drip, values, form, name } = part;
  const { magnitude, unit } = values.timeBox;
  const units = timeUnits(campaign, unit);
  const problem = problemOf(part, 'time');
  const change = (timeBox: typeof values.timeBox) => form.changeDrip(drip.dripId, { timeBox });
  return (
    <div>
      <div className={styles.row} role="group" aria-label={fill(texts.messages.time, { message: name })}>
        <IconClockHour4 size={20} stroke={1.5} aria-hidden />
        <RichText
          text={texts.messages.row}
          values={{
            delay: (
              <>
                <TextInput
                  className={styles.magnitude ?? ''}
                  aria-label={fill(texts.messages.howMany, { message: name })}
                  inputMode="numeric"
                  maxLength={4}
                  value={magnitude}
                  disabled={lock !== null}
                  error={problem !== null}
                  onChange={(event) => change({ magnitude: event.currentTarget.value, unit })}
                />
                <NativeSelect
                  aria-label={fill(texts.messages.unit, { message: name })}
                  data={units.map((one) => ({ value: one, label: unitName({ magnitude, unit: one }) }))}
                  value={unit}
                  disabled={lock !== null}
                  onChange={(event) => {
                    const chosen = units.find((one) => one === event.currentTarget.value);
                    if (chosen) change({ magnitude, unit: chosen });
                  }}
                />
              </>
            ),
            phrase: campaign.words.delayPhrase,
          }}
        />
      </div>
      {lock !== null && <p className={styles.moved}>{lock}</p>}
      {problem !== null && <p className={styles.problem}>{problem}</p>}
      <p role="status" className={styles.moved}>
        {moved !== undefined && describeMove(moved)}
      </p>
    </div>
  );
}
