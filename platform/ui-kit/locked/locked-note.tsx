import { IconLock } from '@tabler/icons-react';
import { useContext } from 'react';
import { track } from '#platform/tracking/browser/track.ts';
import { texts } from '../texts/en.ts';
import styles from './locked-note.module.css';
import { SeePlans } from './see-plans.ts';

/** Replaces a switch when the plan does not include the feature; opens the plans. `facts` says which feature. */
export function LockedNote({ facts = {} }: { facts?: Record<string, string> }) {
  const seePlans = useContext(SeePlans);
  const showPlans = () => {
    track('Tried Turn on Paid Feature', facts);
    seePlans();
  };
  return (
    <button type="button" className={styles.locked} onClick={showPlans}>
      <IconLock size={16} stroke={1.5} aria-hidden /> {texts.plan.locked}
    </button>
  );
}
