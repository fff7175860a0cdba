import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';
import styles from './explained-failure.module.css';

interface ExplainedFailureProps {
  /** What happened, what Bellbird does, and what the merchant can do: a sentence each. */
  happened: string;
  bellbird: string;
  merchant: string;
  /** The provider's code. Null if it never answered. */
  code: number | null;
  /** The provider's own words. */
  detail: string;
}

/** A provider's refusal: what happened, what Bellbird does, what the merchant can do, and its code. */
export function ExplainedFailure({ happened, bellbird, merchant, code, detail }: ExplainedFailureProps) {
  return (
    <div className={styles.words}>
      <p className={styles.happened}>{happened}</p>
      <p>{bellbird}</p>
      <p>{merchant}</p>
      {code !== null && (
        <p className={styles.code}>
          {detail === ''
            ? fill(texts.failures.code, { code: String(code) })
            : fill(texts.failures.codeWithDetail, { code: String(code), detail })}
        </p>
      )}
    </div>
  );
}
