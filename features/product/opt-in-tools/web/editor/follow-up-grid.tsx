import { texts } from '../../texts/en.ts';
import styles from './follow-up-grid.module.css';

interface FollowUpTemplate {
  flowId: string;
  name: string;
  description: readonly string[];
}

interface FollowUpGridProps {
  templates: readonly FollowUpTemplate[];
  /** The chosen template, or null if none is known. */
  chosen: string | null;
  choose: (flowId: string) => void;
}

/** The choice of the message that follows the sign-up. */
export function FollowUpGrid({ templates, chosen, choose }: FollowUpGridProps) {
  if (templates.length === 0) return <p className={styles.none}>{texts.followUps.none}</p>;
  return (
    <fieldset className={styles.grid}>
      <legend>{texts.followUps.title}</legend>
      {templates.map(({ flowId, name, description }) => (
        <label key={flowId} className={styles.template}>
          <input type="radio" name="follow-up" checked={flowId === chosen} onChange={() => choose(flowId)} />
          <span className={styles.name}>{name === '' ? texts.followUps.nameless : name}</span>
          <ul className={styles.about}>
            {description.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </label>
      ))}
    </fieldset>
  );
}
