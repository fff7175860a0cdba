import { INBOX_KEYS } from '#features/product/inbox/web/inbox-keys.ts';
import { texts } from '../texts/en.ts';
import styles from './key-list.module.css';

const KEYS = [
  { keys: ['g', 'i'], does: texts.pages.inbox },
  { keys: ['g', 'd'], does: texts.pages.dashboard },
  { keys: ['g', 'm'], does: texts.pages.messages },
  { keys: ['g', 'h'], does: texts.pages.senderHealth },
  { keys: ['g', 'a'], does: texts.pages.campaigns },
  { keys: ['g', 'o'], does: texts.pages.tools },
  { keys: ['g', 'u'], does: texts.pages.subscribers },
  { keys: ['g', 'r'], does: texts.pages.ordersAndRevenue },
  { keys: ['g', 't'], does: texts.pages.templates },
  { keys: ['g', 'b'], does: texts.keys.broadcasts },
  { keys: ['g', 's'], does: texts.pages.settings },
  { keys: [texts.keys.control, 'K'], does: texts.keys.find },
  { keys: ['/'], does: texts.keys.search },
  { keys: ['?'], does: texts.keys.list },
] as const;

/** The list of keyboard shortcuts that work on every page, and of those in the inbox. */
export function KeyList() {
  return (
    <>
      <Keys keys={KEYS} />
      <h3 className={styles.title}>{texts.keys.inbox}</h3>
      <Keys keys={INBOX_KEYS} />
    </>
  );
}

interface KeysProps {
  keys: readonly { keys: readonly string[]; does: string }[];
}

function Keys({ keys: list }: KeysProps) {
  return (
    <dl className={styles.keys}>
      {list.map(({ keys, does }) => (
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
