import { setPhoneSetting } from '../settings/phone-setting.ts';
import styles from './shell.module.css';

const NARROW_WORDS = 'Open the app on desktop to use all the features of the app.';

/** On a phone: why the menu is short, and the way around it. */
export function NarrowBar() {
  return (
    <aside className={styles.narrow} aria-label="Notice">
      {NARROW_WORDS}{' '}
      <button type="button" className={styles.lift} onClick={() => setPhoneSetting(true)}>
        Show all pages here
      </button>
    </aside>
  );
}
