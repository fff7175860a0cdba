import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { DownloadCsv } from '#platform/ui-kit/parts/download-csv.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { arrangeTemplates, BY_STATUS, type TemplateRow } from '../rules/arrange-templates.ts';
import { EMPTY } from './copy.ts';
import { templateCsv } from './template-csv.ts';
import styles from './template-list.module.css';
import { TemplateTable, type RowActs } from './template-table.tsx';
import { useTemplates } from './use-templates.ts';

const ROWS_AT_ONCE = 50;

interface TemplateListProps {
  shopUrl: string;
  timeZone: string;
  /** A row was pressed. */
  open: (row: TemplateRow) => void;
  /** What can be done with a row; null where one is chosen, and nothing else is done. */
  act: RowActs | null;
  /** The first step, where there is nothing yet. */
  create: ReactNode;
}

/** The merchant's templates, a line for each name: searched, sorted, and more of them as one goes down. */
export function TemplateList({ shopUrl, timeZone, open, act, create }: TemplateListProps) {
  const { data, error, refetch } = useTemplates(shopUrl);
  const [typed, setTyped] = useState('');
  const [sorting, setSorting] = useState(BY_STATUS);
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const search = useDeferredValue(typed);
  if (data === undefined && error !== null)
    return <FailureNote what="Your templates" error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  const rows = arrangeTemplates(data.data, { search, sorting });
  return (
    <>
      <div className={styles.above}>
        <TextInput
          className={styles.search ?? ''}
          label="Search templates"
          placeholder="Name or text"
          type="search"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setShown(ROWS_AT_ONCE);
          }}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        />
        {act && rows.length > 0 && (
          <DownloadCsv
            what="the templates"
            fileName="templates.csv"
            rows={() => templateCsv(rows, timeZone)}
          />
        )}
      </div>
      <p className="bb-spoken" role="status">
        {rows.length === 1 ? '1 template' : `${rows.length} templates`}
      </p>
      {rows.length === 0 ? (
        <EmptyNote title="No templates" text={EMPTY} action={create} />
      ) : (
        <TemplateTable
          rows={rows.slice(0, shown)}
          timeZone={timeZone}
          sorting={sorting}
          sort={setSorting}
          open={open}
          act={act}
        />
      )}
      {rows.length > shown && <More show={() => setShown(shown + ROWS_AT_ONCE)} left={rows.length - shown} />}
    </>
  );
}

/** Reached by scrolling it shows more by itself; by keyboard it is pressed. */
function More({ show, left }: { show: () => void; left: number }) {
  const watch = (element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && show(), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
  return (
    <div ref={watch} className={styles.more}>
      <Button variant="default" onClick={show}>
        Show more of {left}
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <>
      <WaitingFor what="Your templates" />
      <WaitingBlock height={36} width={320} />
      <div className={styles.waiting}>
        <WaitingBlock height={320} />
      </div>
    </>
  );
}
