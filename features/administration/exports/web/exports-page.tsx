import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../texts/en.ts';
import { ExportList } from './export-list.tsx';
import styles from './exports-page.module.css';
import { ShopExport } from './shop-export.tsx';
import { describeFile, type ShopFileKind } from './use-exports.ts';

/** The files of the whole shop, in the order of the page. */
const SHOP_FILES: readonly ShopFileKind[] = ['subscribers', 'unsubscribers', 'orders', 'figures'];

/** The page with a shop's exports and the files that the merchant can request. */
export function ExportsPage({ merchant }: { merchant: Merchant }) {
  const { shopUrl, shopTimeZone: timeZone, shopEmail: email } = merchant;
  return (
    <>
      <PageHead title={texts.page.title} note={texts.page.note} />
      <div className={styles.page}>
        <ExportList shopUrl={shopUrl} timeZone={timeZone} />
        <Panel title={texts.page.request}>
          <ul className={styles.files}>
            {SHOP_FILES.map((kind) => (
              <li key={kind} className={styles.file}>
                <p>{describeFile(kind).about}</p>
                <ShopExport {...{ shopUrl, timeZone, email, kind }} />
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}
