import { setPhoneSetting } from '../settings/phone-setting.ts';
import { texts } from '../texts/en.ts';
import styles from './shell.module.css';

/** Explains on a phone why the menu is short, and how to get the full menu. */
export function NarrowBar() {
  return (
    <aside className={styles.narrow} aria-label={texts.narrow.label}>
      {texts.narrow.text}{' '}
      <button type="button" className={styles.lift} onClick={() => setPhoneSetting(true)}>
        {texts.narrow.showAll}
      </button>
    </aside>
  );
}
