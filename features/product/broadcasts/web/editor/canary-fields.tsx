import { NativeSelect } from '@mantine/core';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { USUAL_CANARY, type Canary } from '../../contract/canary.ts';
import { texts } from '../../texts/en.ts';
import styles from '../broadcast-page.module.css';
import { FigureField } from './figure-field.tsx';
import type { BroadcastForm } from './form-values.ts';

interface CanaryFieldsProps {
  form: BroadcastForm;
  change: (change: Partial<BroadcastForm>) => void;
}

const SIZES = [
  { value: 'percent', label: texts.firstGroup.sizes.percent },
  { value: 'people', label: texts.firstGroup.sizes.people },
];
const USUAL_PEOPLE = { people: 100 };

/** The first group, which is watched before everybody else gets the message. */
export function CanaryFields({ form: { canary, abTest }, change }: CanaryFieldsProps) {
  return (
    <Panel title={texts.firstGroup.title} term="firstGroup">
      <div className={styles.fields}>
        <ChoiceRow
          why={abTest === null ? texts.firstGroup.hint : texts.firstGroup.hintBlocked}
          control={
            <PowerSwitch
              name={texts.firstGroup.switch}
              on={canary !== null}
              isDisabled={abTest !== null}
              onChange={(on) => change({ canary: on ? USUAL_CANARY : null })}
              right="market"
            />
          }
        >
          {texts.firstGroup.switch}
        </ChoiceRow>
        {canary !== null && (
          <CanaryFigures canary={canary} set={(part) => change({ canary: { ...canary, ...part } })} />
        )}
      </div>
    </Panel>
  );
}

function CanaryFigures({ canary, set }: { canary: Canary; set: (part: Partial<Canary>) => void }) {
  return (
    <div className={styles.pair}>
      <NativeSelect
        className={styles.short ?? ''}
        label={texts.firstGroup.size}
        data={SIZES}
        value={'percent' in canary.size ? 'percent' : 'people'}
        onChange={(event) =>
          set({ size: event.currentTarget.value === 'people' ? USUAL_PEOPLE : USUAL_CANARY.size })
        }
      />
      {'percent' in canary.size ? (
        <FigureField
          key="percent"
          label={texts.firstGroup.percent}
          unit="%"
          bounds={[0.1, 50]}
          value={canary.size.percent}
          onChange={(percent) => set({ size: { percent } })}
        />
      ) : (
        <FigureField
          key="people"
          label={texts.firstGroup.people}
          bounds={[1, 100_000]}
          value={canary.size.people}
          onChange={(people) => set({ size: { people: Math.round(people) } })}
        />
      )}
      <FigureField
        label={texts.firstGroup.watched}
        unit={texts.firstGroup.minutes}
        bounds={[1, 1440]}
        value={canary.waitMinutes}
        onChange={(minutes) => set({ waitMinutes: Math.round(minutes) })}
      />
      <FigureField
        label={texts.firstGroup.failed}
        unit="%"
        bounds={[0, 100]}
        value={canary.mostFailedPercent}
        onChange={(mostFailedPercent) => set({ mostFailedPercent })}
      />
      <FigureField
        label={texts.firstGroup.optedOut}
        unit="%"
        bounds={[0, 100]}
        value={canary.mostOptOutPercent}
        onChange={(mostOptOutPercent) => set({ mostOptOutPercent })}
      />
    </div>
  );
}
