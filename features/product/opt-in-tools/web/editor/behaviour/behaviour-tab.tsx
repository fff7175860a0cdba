import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import { AUDIENCES, newWhen, type Behaviour, type ShowAt } from '../../../contract/tool-behaviour.ts';
import { summariseBehaviour } from '../../../rules/summarise-behaviour.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../editing.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { shownViews } from '../shown-views.ts';
import styles from './behaviour.module.css';
import { PageRules } from './page-rules.tsx';

/** The tab that sets when, where and to whom a tool is shown. Document 3, section 2.2. */
export function BehaviourTab() {
  const { form } = useEditing();
  const { behaviour } = form.design;
  if (behaviour === undefined) return null;
  return (
    <div className={styles.cards}>
      <p className={styles.summary} role="status">
        {summariseBehaviour(behaviour)}
      </p>
      <Card title={texts.behaviour.when}>
        <WhenFields when={behaviour.when} />
      </Card>
      <Card title={texts.behaviour.where}>
        <DeviceFields device="desktop" behaviour={behaviour} />
        <DeviceFields device="phone" behaviour={behaviour} />
      </Card>
      <Card title={texts.behaviour.who}>
        <ChoiceField
          label={texts.behaviour.who}
          hiddenLabel
          choices={AUDIENCES.map((value) => ({ value, label: texts.behaviour.audiences[value] }))}
          value={behaviour.who.showAt}
          onChange={(showAt) => form.change({ behaviour: { who: { showAt } } })}
        />
      </Card>
      <Card title={texts.behaviour.pages}>
        <PageRules pages={behaviour.pages} />
      </Card>
    </div>
  );
}

function Card({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function WhenFields({ when: { showAt, value } }: { when: Behaviour['when'] }) {
  const { form, definition, tool } = useEditing();
  const offered = definition.behaviour.triggers[tool.channel];
  // A stored choice stays visible even if it is no longer offered.
  const triggers = offered.length === 0 || offered.includes(showAt) ? offered : [...offered, showAt];
  const set = (when: Behaviour['when']) => form.change({ behaviour: { when } });
  return (
    <>
      {triggers.length < 2 ? (
        <p>{texts.behaviour.triggers[triggers[0] ?? 'allTime']}</p>
      ) : (
        <ChoiceField
          label={texts.behaviour.when}
          hiddenLabel
          {...(showAt === 'allTime' && { description: texts.behaviour.allTimesMeaning })}
          choices={triggers.map((trigger) => ({ value: trigger, label: texts.behaviour.triggers[trigger] }))}
          value={showAt}
          onChange={(chosen: ShowAt) => set(newWhen(chosen))}
        />
      )}
      {(showAt === 'scroll' || showAt === 'time' || showAt === 'fade') && (
        <NumberField
          key={showAt}
          label={showAt === 'scroll' ? texts.behaviour.howFar : texts.behaviour.after}
          unit={showAt === 'scroll' ? texts.behaviour.percentOfPage : texts.behaviour.seconds}
          {...(showAt === 'scroll' && { description: texts.behaviour.scrollMeaning })}
          maxLength={3}
          most={showAt === 'scroll' ? 100 : 999}
          decimals={0}
          value={value}
          error={form.faultOf('behaviour.when.value')}
          beyond={() => toastInfo('scroll-range', texts.behaviour.scrollRange)}
          onChange={(next) => set({ showAt, value: next })}
        />
      )}
    </>
  );
}

interface DeviceFieldsProps {
  device: 'desktop' | 'phone';
  behaviour: Behaviour;
}

function DeviceFields({ device, behaviour }: DeviceFieldsProps) {
  const { form, definition } = useEditing();
  const { enabled, position, distance } = behaviour.where[device];
  // A wheel that opens automatically is in the middle of the page.
  const hasPill = shownViews(definition, form.design).some(({ view }) => view === 'collapsed');
  const positions = hasPill ? definition.behaviour.positions[device] : [];
  const change = (changed: Partial<Behaviour['where']['desktop']>) =>
    form.change({ behaviour: { where: device === 'desktop' ? { desktop: changed } : { phone: changed } } });
  return (
    <div className={styles.device}>
      <Checkbox
        label={texts.devices[device].name}
        checked={enabled}
        onChange={(event) => change({ enabled: event.currentTarget.checked })}
      />
      {positions.length > 0 && (
        <ChoiceField
          label={texts.devices[device].position}
          hiddenLabel
          choices={positions.map((value) => ({ value, label: texts.behaviour.positions[value] }))}
          value={position ?? positions[0] ?? 'bottomRight'}
          onChange={(next) => change({ position: next })}
        />
      )}
      {positions.length > 0 && position?.startsWith('bottom') && (
        <div className={styles.distance}>
          <NumberField
            label={texts.devices[device].distance}
            unit={texts.behaviour.pixels}
            description={texts.behaviour.distanceHint}
            most={500}
            decimals={0}
            value={distance ?? 0}
            onChange={(next) => change({ distance: next ?? 0 })}
          />
        </div>
      )}
    </div>
  );
}
