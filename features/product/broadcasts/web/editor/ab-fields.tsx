import { NativeSelect } from '@mantine/core';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { AbMetric, USUAL_AB_TEST, type AbTest } from '../../contract/ab-test.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { describeCourse } from '../../rules/describe-course.ts';
import { texts } from '../../texts/en.ts';
import styles from '../broadcast-page.module.css';
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
    <Panel title={texts.abFields.title} term="abTest">
      <div className={styles.fields}>
        <ChoiceRow
          why={canary === null ? texts.abFields.hint : texts.abFields.hintBlocked}
          control={
            <PowerSwitch
              name={texts.abFields.switch}
              on={abTest !== null}
              isDisabled={canary !== null}
              onChange={(on) => change({ abTest: on ? USUAL_AB_TEST : null })}
              right="market"
            />
          }
        >
          {texts.abFields.switch}
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
    <section aria-label={texts.abFields.textB}>
      <h3 className={styles.subTitle}>{texts.abFields.textB}</h3>
      <TemplateTiles
        {...{ merchant, broadcast, editing }}
        arm="B"
        legend={texts.abFields.templateB}
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
      {showsFaults && !b?.template && <p className={styles.care}>{texts.abFields.missing}</p>}
    </section>
  );
}

const METRICS = AbMetric.options.map((value) => ({ value, label: texts.abFields.metrics[value] }));
const DECIDERS: { value: AbTest['decidedBy']; label: string }[] = [
  { value: 'merchant', label: texts.abFields.deciders.merchant },
  { value: 'rule', label: texts.abFields.deciders.rule },
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
        label={texts.abFields.size}
        unit="%"
        bounds={[5, 100]}
        value={abTest.testPercent}
        onChange={(testPercent) => set({ testPercent })}
      />
      <FigureField
        label={texts.abFields.holdOut}
        unit="%"
        bounds={[0, 50]}
        value={abTest.holdOutPercent}
        onChange={(holdOutPercent) => set({ holdOutPercent })}
      />
      <NativeSelect
        className={styles.short ?? ''}
        label={texts.abFields.metric}
        data={METRICS}
        value={abTest.metric}
        onChange={(event) => set({ metric: AbMetric.parse(event.currentTarget.value) })}
      />
      {abTest.testPercent < 100 && (
        <>
          <NativeSelect
            className={styles.short ?? ''}
            label={texts.abFields.decider}
            data={DECIDERS}
            value={abTest.decidedBy}
            onChange={(event) =>
              set({ decidedBy: event.currentTarget.value === 'rule' ? 'rule' : 'merchant' })
            }
          />
          <FigureField
            label={texts.abFields.after}
            unit={texts.abFields.minutes}
            bounds={[10, 10_080]}
            value={abTest.decideAfterMinutes}
            onChange={(minutes) => set({ decideAfterMinutes: Math.round(minutes) })}
          />
        </>
      )}
    </div>
  );
}
