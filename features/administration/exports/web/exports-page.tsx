import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { SHOP_FILES } from './copy.ts';
import { ExportList } from './export-list.tsx';
import styles from './exports-page.module.css';
import { ShopExport } from './shop-export.tsx';

/** The page with a shop's exports and the files that the merchant can request. */
export function ExportsPage({ merchant }: { merchant: Merchant }) {
  const { shopUrl, shopTimeZone: timeZone, shopEmail: email } = merchant;
  return (
    <>
      <PageHead
        title="Exports"
        note="Files for a spreadsheet, also of a million rows. Each is kept for seven days."
      />
      <div className={styles.page}>
        <ExportList shopUrl={shopUrl} timeZone={timeZone} />
        <Panel title="Ask for a file">
          <ul className={styles.files}>
            {SHOP_FILES.map(({ kind, name, about }) => (
              <li key={kind} className={styles.file}>
                <p>{about}</p>
                <ShopExport {...{ shopUrl, timeZone, email, kind, name, about }} />
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}
