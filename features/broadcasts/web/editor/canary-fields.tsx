import { TextInput } from '@mantine/core';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { USUAL_CANARY, type Canary } from '../../contract/broadcast-tests.ts';
import styles from '../broadcast-page.module.css';
import type { BroadcastForm } from './form-values.ts';

interface CanaryFieldsProps {
  form: BroadcastForm;
  change: (change: Partial<BroadcastForm>) => void;
}

/** A first slice that is watched before everybody else gets it. */
export function CanaryFields({ form: { canary }, change }: CanaryFieldsProps) {
  const set = (part: Partial<Canary>) => canary && change({ canary: { ...canary, ...part } });
  return (
    <Panel title="First slice">
      <div className={styles.fields}>
        <ChoiceRow
          why="A few people get it first. When too many of those messages fail, or too many of them opt out, it stops by itself and asks you."
          control={
            <PowerSwitch
              name="Try it on a few people first"
              on={canary !== null}
              onChange={(on) => change({ canary: on ? USUAL_CANARY : null })}
            />
          }
        >
          Try it on a few people first
        </ChoiceRow>
        {canary !== null && (
          <div className={styles.pair}>
            {'percent' in canary.size ? (
              <Figure
                label="Share of the audience"
                unit="%"
                bounds={[0.1, 50]}
                value={canary.size.percent}
                onChange={(percent) => set({ size: { percent } })}
              />
            ) : (
              <Figure
                label="How many people"
                bounds={[1, 100_000]}
                value={canary.size.people}
                onChange={(people) => set({ size: { people: Math.round(people) } })}
              />
            )}
            <Figure
              label="Watched for"
              unit="minutes"
              bounds={[1, 1440]}
              value={canary.waitMinutes}
              onChange={(minutes) => set({ waitMinutes: Math.round(minutes) })}
            />
            <Figure
              label="Stops above, failed"
              unit="%"
              bounds={[0, 100]}
              value={canary.mostFailedPercent}
              onChange={(mostFailedPercent) => set({ mostFailedPercent })}
            />
            <Figure
              label="Stops above, opted out"
              unit="%"
              bounds={[0, 100]}
              value={canary.mostOptOutPercent}
              onChange={(mostOptOutPercent) => set({ mostOptOutPercent })}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}

interface FigureProps {
  label: string;
  unit?: string;
  bounds: readonly [number, number];
  value: number;
  onChange: (value: number) => void;
}

/** A number between two bounds; what is out of them is brought to the nearest. */
function Figure({ label, unit, bounds: [least, most], value, onChange }: FigureProps) {
  return (
    <TextInput
      className={styles.short ?? ''}
      type="number"
      label={label}
      min={least}
      max={most}
      step="any"
      defaultValue={value}
      {...(unit !== undefined && { rightSection: unit, rightSectionWidth: 12 + unit.length * 8 })}
      onBlur={(event) => {
        const typed = event.currentTarget.valueAsNumber;
        const taken = Number.isNaN(typed) ? value : Math.min(most, Math.max(least, typed));
        event.currentTarget.value = String(taken);
        onChange(taken);
      }}
    />
  );
}
