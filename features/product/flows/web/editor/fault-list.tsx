import { IconAlertTriangle } from '@tabler/icons-react';
import { memo } from 'react';
import { isSameList } from '../../rules/editor/document.ts';
import type { Fault } from '../../rules/editor/node-fault.ts';
import { texts } from '../../texts/en.ts';
import { placeName } from './editing.ts';
import styles from './fault-list.module.css';
import { focusFault } from './focus-place.ts';

interface FaultListProps {
  faults: readonly Fault[];
}

/** The faults that block saving, each with a link to its place. */
export const FaultList = memo(
  function FaultList({ faults }: FaultListProps) {
    return (
      <div role="status" className={styles.faults} data-shown={faults.length > 0}>
        {faults.length > 0 && (
          <>
            <p>
              <IconAlertTriangle size={16} stroke={1.5} aria-hidden /> {texts.faults.title}
            </p>
            <ul>
              {faults.map(({ header, sentence, place }, at) => (
                <li key={at}>
                  <button type="button" onClick={() => focusFault(placeName(place))}>
                    <strong>{header}</strong> {sentence}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    );
  },
  (before: FaultListProps, now: FaultListProps) => isSameList(before.faults, now.faults),
);
