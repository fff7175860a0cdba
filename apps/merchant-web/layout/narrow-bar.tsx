import { setPhoneSetting } from '../settings/phone-setting.ts';
import styles from './shell.module.css';

const NARROW_WORDS = 'Open the app on desktop to use all the features of the app.';

/** Explains on a phone why the menu is short, and how to get the full one. */
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
