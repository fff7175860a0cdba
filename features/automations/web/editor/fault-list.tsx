import { IconAlertTriangle } from '@tabler/icons-react';
import type { Fault } from '../../rules/editor/node-fault.ts';
import { placeName } from './editing.ts';
import styles from './editor.module.css';
import { leadTo } from './lead-to.ts';

/** What blocks saving, each one click from its place. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  return (
    <div role="status" className={styles.faults} data-shown={faults.length > 0}>
      {faults.length > 0 && (
        <>
          <p>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden /> Before this can be saved:
          </p>
          <ul>
            {faults.map(({ header, sentence, place }, at) => (
              <li key={at}>
                <button type="button" onClick={() => leadTo(placeName(place))}>
                  <strong>{header}</strong> {sentence}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
