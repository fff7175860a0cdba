import { IconLock } from '@tabler/icons-react';
import { track } from '#platform/tracking/browser/track.ts';
import { openPlans } from '../open-plans.ts';
import styles from './locked-note.module.css';

/** Stands where a switch would be, if the plan had the feature; leads to the plans that do. */
export function LockedNote() {
  const showPlans = () => {
    track('Tried Turn on Paid Feature');
    openPlans();
  };
  return (
    <button type="button" className={styles.locked} onClick={showPlans}>
      <IconLock size={16} stroke={1.5} aria-hidden /> Not in your plan
    </button>
  );
}
