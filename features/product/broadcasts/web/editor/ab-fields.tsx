import { NativeSelect } from '@mantine/core';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { AbMetric, USUAL_AB_TEST, type AbTest } from '../../contract/ab-test.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { describeCourse } from '../../rules/describe-course.ts';
import styles from '../broadcast-page.module.css';
import { TWO_TEXTS_ABOUT, TWO_TEXTS_INSTEAD } from '../copy.ts';
import { FigureField } from './figure-field.tsx';
import { chosenTexts } from './form-values.ts';
import { TemplateFields } from './template-fields.tsx';
import { TemplateTiles } from './template-tiles.tsx';
import type { BroadcastEditing } from './use-broadcast-form.ts';

interface AbFieldsProps {
  merchant: Merchant;
  broadcast: Broadcast;
  editing: BroadcastEditing;
  showsFaults: boolean;
}

/** The two texts of an A/B test. */
export function AbFields(props: AbFieldsProps) {
  const { abTest, canary } = props.editing.form;
  const { change } = props.editing;
  return (
    <Panel title="A/B test">
      <div className={styles.fields}>
        <ChoiceRow
          why={canary === null ? TWO_TEXTS_ABOUT : TWO_TEXTS_INSTEAD}
          control={
            <PowerSwitch
              name="Try two texts"
              on={abTest !== null}
              isDisabled={canary !== null}
              onChange={(on) => change({ abTest: on ? USUAL_AB_TEST : null })}
            />
          }
        >
          Try two texts
        </ChoiceRow>
        {abTest !== null && (
          <>
            <TextB {...props} abTest={abTest} />
            <CourseFields abTest={abTest} set={(part) => change({ abTest: { ...abTest, ...part } })} />
            <p role="status">{describeCourse(abTest)}</p>
          </>
        )}
      </div>
    </Panel>
  );
}

/** The second text. It shares the first one's support number, which is typed once. */
function TextB({ merchant, broadcast, editing, showsFaults, abTest }: AbFieldsProps & { abTest: AbTest }) {
  const { form, change } = editing;
  const [a, b] = chosenTexts(broadcast, form);
  const set = (part: Partial<AbTest>) => change({ abTest: { ...abTest, ...part } });
  const isAskedAbove = a?.template?.Support_Number === true;
  return (
    <section aria-label="Text B">
      <h3 className={styles.subTitle}>Text B</h3>
      <TemplateTiles
        {...{ merchant, broadcast, editing }}
        arm="B"
        legend="Template of text B"
        chosenId={abTest.templateB}
        choose={(templateB) => set({ templateB })}
      />
      {b?.template && (
        <TemplateFields
          template={b.template}
          attributes={abTest.attributesB}
          change={(attributesB) => set({ attributesB })}
          support={isAskedAbove ? null : { value: form.support, change: (support) => change({ support }) }}
          showsFaults={showsFaults}
        />
      )}
      {showsFaults && !b?.template && <p className={styles.care}>Choose a second text.</p>}
    </section>
  );
}

const METRIC_WORDS: Record<AbMetric, string> = {
  read: 'More people read it',
  clicked: 'More people tap its link',
  ordered: 'More people order',
};
const METRICS = AbMetric.options.map((value) => ({ value, label: METRIC_WORDS[value] }));
const DECIDERS: { value: AbTest['decidedBy']; label: string }[] = [
  { value: 'merchant', label: 'I choose' },
  { value: 'rule', label: 'The better one, automatically' },
];

interface CourseFieldsProps {
  abTest: AbTest;
  set: (part: Partial<AbTest>) => void;
}

/** The size of the test, the hold-out, and how and when the better text is chosen. */
function CourseFields({ abTest, set }: CourseFieldsProps) {
  return (
    <div className={styles.pair}>
      <FigureField
        label="Tried on"
        unit="%"
        bounds={[5, 100]}
        value={abTest.testPercent}
        onChange={(testPercent) => set({ testPercent })}
      />
      <FigureField
        label="Held out, gets nothing"
        unit="%"
        bounds={[0, 50]}
        value={abTest.holdOutPercent}
        onChange={(holdOutPercent) => set({ holdOutPercent })}
      />
      <NativeSelect
        className={styles.short ?? ''}
        label="It does better when"
        data={METRICS}
        value={abTest.metric}
        onChange={(event) => set({ metric: AbMetric.parse(event.currentTarget.value) })}
      />
      {abTest.testPercent < 100 && (
        <>
          <NativeSelect
            className={styles.short ?? ''}
            label="Who chooses for the rest"
            data={DECIDERS}
            value={abTest.decidedBy}
            onChange={(event) =>
              set({ decidedBy: event.currentTarget.value === 'rule' ? 'rule' : 'merchant' })
            }
          />
          <FigureField
            label="Chosen after"
            unit="minutes"
            bounds={[10, 10_080]}
            value={abTest.decideAfterMinutes}
            onChange={(minutes) => set({ decideAfterMinutes: Math.round(minutes) })}
          />
        </>
      )}
    </div>
  );
}
