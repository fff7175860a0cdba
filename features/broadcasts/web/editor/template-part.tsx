import { useState } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import type { Broadcast, BroadcastTemplate } from '../../contract/broadcast.ts';
import styles from '../broadcast-page.module.css';
import type { BroadcastSlots } from '../broadcast-slots.ts';
import { chosenTemplate } from './form-values.ts';
import { TemplateFields } from './template-fields.tsx';
import type { BroadcastEditing } from './use-broadcast-form.ts';

interface TemplatePartProps {
  merchant: Merchant;
  broadcast: Broadcast;
  editing: BroadcastEditing;
  slots: BroadcastSlots;
  showsFaults: boolean;
}

/** Which text is sent, and what it is filled with. */
export function TemplatePart({ merchant, broadcast, editing, slots, showsFaults }: TemplatePartProps) {
  const [isPicking, setIsPicking] = useState(false);
  const { form, change, addTemplate, isAdding } = editing;
  const chosen = chosenTemplate(broadcast, form);
  return (
    <Panel title="Select Template:">
      <fieldset className={styles.tiles} disabled={isAdding}>
        <legend className="bb-spoken">Template</legend>
        {broadcast.templates.map((template) => (
          <Tile
            key={template.flowId}
            template={template}
            isChosen={template.flowId === form.templateId}
            choose={() => change({ templateId: template.flowId })}
          />
        ))}
        <button
          type="button"
          className={`${styles.tile} ${styles.select}`}
          onClick={() => setIsPicking(true)}
        >
          Select Template
        </button>
      </fieldset>
      {chosen !== null && (
        <TemplateFields template={chosen} form={form} change={change} showsFaults={showsFaults} />
      )}
      <WhenOpened opened={isPicking}>
        {isPicking && (
          <slots.PickTemplate
            merchant={merchant}
            pick={(templateId) => {
              setIsPicking(false);
              void addTemplate(templateId).catch(() => undefined);
            }}
            close={() => setIsPicking(false)}
          />
        )}
      </WhenOpened>
    </Panel>
  );
}

interface TileProps {
  template: BroadcastTemplate;
  isChosen: boolean;
  choose: () => void;
}

function Tile({ template: { name, description, blocked }, isChosen, choose }: TileProps) {
  return (
    <label className={styles.tile}>
      <input type="radio" name="broadcast-template" checked={isChosen} onChange={choose} aria-label={name} />
      <span className={styles.tileText}>
        <span className={styles.tileName}>{name}</span>
        <span className={styles.tileAbout}>{description.join(' ')}</span>
        {blocked !== null && <span className={styles.care}>{blocked}</span>}
      </span>
    </label>
  );
}
