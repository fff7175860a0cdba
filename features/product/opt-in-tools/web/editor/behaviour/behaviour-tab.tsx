import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { toastInfo } from '#platform/ui-kit/toast.tsx';
import { AUDIENCES, newWhen, type Behaviour, type ShowAt } from '../../../contract/tool-behaviour.ts';
import { WIRE_POSITIONS } from '../../../contract/tool-states.ts';
import { summariseBehaviour } from '../../../rules/summarise-behaviour.ts';
import { useEditing } from '../editing.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { shownViews } from '../shown-views.ts';
import { ALL_TIMES_MEANING, AUDIENCE_LABELS, SCROLL_MEANING, SHOW_LABELS } from './behaviour-words.ts';
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
      <Card title="When To Show?">
        <WhenFields when={behaviour.when} />
      </Card>
      <Card title="Where To Show?">
        <DeviceFields device="desktop" name="Desktop" behaviour={behaviour} />
        <DeviceFields device="phone" name="Phone" behaviour={behaviour} />
      </Card>
      <Card title="Who To Show?">
        <ChoiceField
          label="Who To Show?"
          hiddenLabel
          choices={AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }))}
          value={behaviour.who.showAt}
          onChange={(showAt) => form.change({ behaviour: { who: { showAt } } })}
        />
      </Card>
      <Card title="On Which Pages?">
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
        <p>{SHOW_LABELS[triggers[0] ?? 'allTime']}</p>
      ) : (
        <ChoiceField
          label="When To Show?"
          hiddenLabel
          {...(showAt === 'allTime' && { description: ALL_TIMES_MEANING })}
          choices={triggers.map((trigger) => ({ value: trigger, label: SHOW_LABELS[trigger] }))}
          value={showAt}
          onChange={(chosen: ShowAt) => set(newWhen(chosen))}
        />
      )}
      {(showAt === 'scroll' || showAt === 'time' || showAt === 'fade') && (
        <NumberField
          key={showAt}
          label={showAt === 'scroll' ? 'How far' : 'After'}
          unit={showAt === 'scroll' ? '% of page' : 'seconds'}
          {...(showAt === 'scroll' && { description: SCROLL_MEANING })}
          maxLength={3}
          most={showAt === 'scroll' ? 100 : 999}
          decimals={0}
          value={value}
          error={form.faultOf('behaviour.when.value')}
          beyond={() => toastInfo('scroll-range', 'Scroll percentage must be between 0 and 100')}
          onChange={(next) => set({ showAt, value: next })}
        />
      )}
    </>
  );
}

interface DeviceFieldsProps {
  device: 'desktop' | 'phone';
  name: string;
  behaviour: Behaviour;
}

function DeviceFields({ device, name, behaviour }: DeviceFieldsProps) {
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
        label={name}
        checked={enabled}
        onChange={(event) => change({ enabled: event.currentTarget.checked })}
      />
      {positions.length > 0 && (
        <ChoiceField
          label={`Position on ${name.toLowerCase()}`}
          hiddenLabel
          choices={positions.map((value) => ({ value, label: WIRE_POSITIONS[value] }))}
          value={position ?? positions[0] ?? 'bottomRight'}
          onChange={(next) => change({ position: next })}
        />
      )}
      {positions.length > 0 && position?.startsWith('bottom') && (
        <div className={styles.distance}>
          <NumberField
            label={`Distance from the bottom on ${name.toLowerCase()}`}
            unit="px"
            description="0 is the usual distance. Set more if your theme has a bar at the bottom."
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
