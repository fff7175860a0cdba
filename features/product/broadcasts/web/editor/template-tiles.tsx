import { useId, useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { PickTemplate } from '#features/foundations/templates/web/index.ts';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import type { Broadcast, BroadcastTemplate } from '../../contract/broadcast.ts';
import { texts } from '../../texts/en.ts';
import styles from '../broadcast-page.module.css';
import type { BroadcastEditing } from './use-broadcast-form.ts';

interface TemplateTilesProps {
  merchant: Merchant;
  broadcast: Broadcast;
  editing: BroadcastEditing;
  /** The text of an A/B test. By default A. */
  arm: 'A' | 'B';
  legend: string;
  chosenId: string | null;
  choose: (templateId: string) => void;
}

/** The texts to choose from, and a link to more of them. */
export function TemplateTiles(props: TemplateTilesProps) {
  const { merchant, broadcast, editing, arm, legend, chosenId, choose } = props;
  const [isPicking, setIsPicking] = useState(false);
  const group = useId();
  return (
    <>
      <fieldset className={styles.tiles} disabled={editing.isAdding}>
        <legend className="bb-spoken">{legend}</legend>
        {broadcast.templates.map((template) => (
          <Tile
            key={template.flowId}
            group={group}
            template={template}
            isChosen={template.flowId === chosenId}
            choose={() => choose(template.flowId)}
          />
        ))}
        <button
          type="button"
          className={`${styles.tile} ${styles.select}`}
          onClick={() => setIsPicking(true)}
        >
          {texts.template.choose}
        </button>
      </fieldset>
      <WhenOpened opened={isPicking}>
        {isPicking && (
          <PickTemplate
            of="broadcast"
            shopUrl={merchant.shopUrl}
            timeZone={merchant.shopTimeZone}
            pick={({ id: templateId }) => {
              setIsPicking(false);
              void editing.addTemplate(templateId, arm).catch(() => undefined);
            }}
            close={() => setIsPicking(false)}
          />
        )}
      </WhenOpened>
    </>
  );
}

interface TileProps {
  group: string;
  template: BroadcastTemplate;
  isChosen: boolean;
  choose: () => void;
}

function Tile({ group, template: { name, description, blocked }, isChosen, choose }: TileProps) {
  return (
    <label className={styles.tile}>
      <input type="radio" name={group} checked={isChosen} onChange={choose} aria-label={name} />
      <span className={styles.tileText}>
        <span className={styles.tileName}>{name}</span>
        <span className={styles.tileAbout}>{description.join(' ')}</span>
        {blocked !== null && <span className={styles.care}>{blocked}</span>}
      </span>
    </label>
  );
}
