import styles from './follow-up-grid.module.css';

interface FollowUpTemplate {
  flowId: string;
  name: string;
  description: readonly string[];
}

interface FollowUpGridProps {
  templates: readonly FollowUpTemplate[];
  /** Null where none is known. */
  chosen: string | null;
  choose: (flowId: string) => void;
}

/** What a shopper gets after the sign-up: one of these. */
export function FollowUpGrid({ templates, chosen, choose }: FollowUpGridProps) {
  if (templates.length === 0)
    return <p className={styles.none}>Nothing follows a sign-up through this tool: it has no campaign.</p>;
  return (
    <fieldset className={styles.grid}>
      <legend>What follows the sign-up?</legend>
      {templates.map(({ flowId, name, description }) => (
        <label key={flowId} className={styles.template}>
          <input type="radio" name="follow-up" checked={flowId === chosen} onChange={() => choose(flowId)} />
          <span className={styles.name}>{name === '' ? 'Template' : name}</span>
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
