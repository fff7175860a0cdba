import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { ImportButton } from '#features/product/imports/web/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { useChoice } from '#platform/ui-kit/list/choice/use-choice.ts';
import { ListFrame } from '#platform/ui-kit/list/list-frame.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { usePageOpens } from '#platform/ui-kit/parts/page-link.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { saveFile } from '#platform/ui-kit/save-file.ts';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { arrangeBroadcasts, type Sorting } from '../../rules/arrange-broadcasts.ts';
import { texts } from '../../texts/en.ts';
import { LIST_PATH, useBegin, useBroadcasts } from '../use-broadcasts.ts';
import styles from './broadcast-list.module.css';
import { BroadcastTable } from './broadcast-table.tsx';
import { broadcastsCsv } from './broadcasts-csv.ts';
import { DeleteChosen } from './delete-chosen.tsx';
import { Pager } from './pager.tsx';
import { useRowsThatFit } from './use-rows-that-fit.ts';

interface BroadcastListProps {
  merchant: Merchant;
}

/** The page of all broadcasts. */
export function BroadcastListPage({ merchant }: BroadcastListProps) {
  return (
    <>
      <PageHead title={texts.list.title} note={texts.list.note}>
        <Actions merchant={merchant} />
      </PageHead>
      <List merchant={merchant} />
    </>
  );
}

/** The list at the end of a dashboard. */
export function BroadcastListPart({ merchant }: BroadcastListProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div className={styles.partHead}>
        <h2 id={titleId} className={styles.partTitle}>
          {texts.list.title}
        </h2>
        <Actions merchant={merchant} isInHead />
      </div>
      <List merchant={merchant} />
    </section>
  );
}

function Actions({ merchant, isInHead = false }: BroadcastListProps & { isInHead?: boolean }) {
  const { begin, isPending } = useBegin(merchant);
  const opens = usePageOpens(`${LIST_PATH}/new`);
  const lock = useLock('market');
  return (
    <div className={styles.actions}>
      <ImportButton merchant={merchant} />
      {opens && (
        <Button
          {...(isInHead && { variant: 'default' })}
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          loading={isPending}
          onClick={() => begin(null)}
          {...lock}
        >
          {texts.list.create}
        </Button>
      )}
    </div>
  );
}

function List({ merchant }: { merchant: Merchant }) {
  const { data, error, refetch } = useBroadcasts(merchant.shopUrl);
  return (
    <ListFrame
      name={texts.list.name}
      what={texts.list.what}
      rows={data?.broadcasts}
      error={error}
      retry={() => void refetch()}
      empty={<EmptyNote title={texts.list.none} text={texts.list.noneText} />}
    >
      {data && <Pages merchant={merchant} broadcasts={data.broadcasts} currency={data.currencyCode} />}
    </ListFrame>
  );
}

/** Only drafts can be deleted, and there is nothing else to do with several. */
const CHOICE = {
  keyOf: ({ id }: BroadcastListItem) => id,
  nameOf: ({ broadcastName }: BroadcastListItem) => broadcastName,
  canChoose: ({ status }: BroadcastListItem) => status === 'draft',
};

interface PagesProps {
  merchant: Merchant;
  broadcasts: readonly BroadcastListItem[];
  currency: string;
}

function Pages({ merchant, broadcasts, currency }: PagesProps) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useRowsThatFit(list);
  const [wanted, setWanted] = useState(1);
  const pages = Math.max(1, Math.ceil(broadcasts.length / rows));
  const page = Math.min(wanted, pages);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const arranged = arrangeBroadcasts(broadcasts, sorting);
  const choice = useChoice({ rows: arranged, ...CHOICE });
  return (
    <div ref={list}>
      <BroadcastTable
        merchant={merchant}
        currency={currency}
        broadcasts={arranged.slice((page - 1) * rows, page * rows)}
        choice={broadcasts.some(CHOICE.canChoose) ? choice : null}
        sorting={sorting}
        sort={(asked) => {
          setSorting(asked);
          setWanted(1);
        }}
      />
      <div className={styles.foot}>
        <Pager page={page} pages={pages} onChange={setWanted} />
        <Button
          className={styles.download ?? ''}
          variant="default"
          size="xs"
          onClick={() => downloadBroadcasts({ broadcasts: arranged, merchant, currency })}
        >
          {texts.list.download}
        </Button>
      </div>
      <DeleteChosen shopUrl={merchant.shopUrl} choice={choice} />
    </div>
  );
}

interface Shown {
  broadcasts: readonly BroadcastListItem[];
  merchant: Pick<Merchant, 'shopUrl' | 'shopTimeZone'>;
  currency: string;
}

/** Saves all pages of the list as CSV, in their order. */
function downloadBroadcasts({ broadcasts, merchant, currency }: Shown): void {
  const { shopUrl, shopTimeZone: timeZone } = merchant;
  const name = `broadcasts-${shopUrl.replace(/\..*$/, '')}-${shopDay(new Date(), timeZone)}.csv`;
  saveFile(name, writeCsv(broadcastsCsv(broadcasts, { timeZone, currency })));
}
