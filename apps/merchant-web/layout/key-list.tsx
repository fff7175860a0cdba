import styles from './key-list.module.css';

const KEYS = [
  { keys: ['g', 'd'], does: 'Dashboard' },
  { keys: ['g', 'm'], does: 'Messages' },
  { keys: ['g', 'h'], does: 'Sender health' },
  { keys: ['g', 'a'], does: 'Auto Campaigns' },
  { keys: ['g', 'o'], does: 'Opt-in Tools' },
  { keys: ['g', 'u'], does: 'Subscribers' },
  { keys: ['g', 'r'], does: 'Orders and revenue' },
  { keys: ['g', 't'], does: 'Templates' },
  { keys: ['g', 'b'], does: 'Broadcasts' },
  { keys: ['g', 's'], does: 'Settings' },
  { keys: ['Ctrl', 'K'], does: 'Find anything' },
  { keys: ['/'], does: 'Search' },
  { keys: ['?'], does: 'This list' },
] as const;

/** The list of keyboard shortcuts that work on every page. */
export function KeyList() {
  return (
    <dl className={styles.keys}>
      {KEYS.map(({ keys, does }) => (
        <div key={does}>
          <dt>{does}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
