import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ListFrame } from '#platform/ui-kit/list/list-frame.tsx';
import { DownloadCsv } from '#platform/ui-kit/parts/download-csv.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import type { ListedTemplate } from '../contract/template-calls.ts';
import { arrangeTemplates, BY_STATUS, type TemplateRow } from '../rules/arrange-templates.ts';
import { texts } from '../texts/en.ts';
import { templateCsv } from './template-csv.ts';
import styles from './template-list.module.css';
import { TemplateTable, type RowActs } from './template-table.tsx';
import { useTemplates } from './use-templates.ts';

const ROWS_AT_ONCE = 50;

interface TemplateListProps {
  shopUrl: string;
  timeZone: string;
  /** Called when a row is pressed. */
  open: (row: TemplateRow) => void;
  /** Whether templates about one cart or order are hidden at first. */
  isForBroadcasts?: boolean;
  /** The actions of a row. Null if a template is only being picked. */
  act: RowActs | null;
  /** The first step, shown when the list is empty. */
  create: ReactNode;
}

/** The merchant's templates, one row for each name, with search and sorting. Scrolling shows more. */
export function TemplateList(props: TemplateListProps) {
  const { shopUrl, timeZone, open, isForBroadcasts = false, act, create } = props;
  const { data, error, refetch } = useTemplates(shopUrl);
  const [typed, setTyped] = useState('');
  const [sorting, setSorting] = useState(BY_STATUS);
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const search = useDeferredValue(typed);
  const [showsAll, setShowsAll] = useState(!isForBroadcasts);
  const offered = data?.data.filter((one) => showsAll || !one.isForCampaigns);
  const hidden = countNames(data?.data) - countNames(offered);
  const rows = offered && arrangeTemplates(offered, { search, sorting });
  const left = (rows?.length ?? 0) - shown;
  return (
    <ListFrame
      name={texts.list.name}
      what={texts.list.what}
      rows={rows}
      error={error}
      retry={() => void refetch()}
      filters={
        <SearchField
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setShown(ROWS_AT_ONCE);
          }}
        />
      }
      download={
        act &&
        rows &&
        rows.length > 0 && (
          <DownloadCsv
            what={texts.list.download}
            fileName="templates.csv"
            rows={() => templateCsv(rows, timeZone)}
          />
        )
      }
      summary={<Summary shown={rows?.length} hidden={hidden} showAll={() => setShowsAll(true)} />}
      empty={
        <EmptyNote
          title={texts.list.none}
          text={hidden > 0 ? texts.pick.noneLeft : texts.list.noneText}
          action={create}
        />
      }
      foot={left > 0 && <More show={() => setShown(shown + ROWS_AT_ONCE)} left={left} />}
    >
      <TemplateTable
        rows={rows?.slice(0, shown) ?? []}
        timeZone={timeZone}
        sorting={sorting}
        sort={setSorting}
        open={open}
        act={act}
      />
    </ListFrame>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextInput
      className={styles.search ?? ''}
      label={texts.list.search}
      placeholder={texts.list.searchExample}
      type="search"
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
    />
  );
}

interface SummaryProps {
  shown: number | undefined;
  hidden: number;
  showAll: () => void;
}

/** How many templates are listed, for screen readers, and how many are hidden. */
function Summary({ shown, hidden, showAll }: SummaryProps) {
  return (
    <>
      <p className="bb-spoken" role="status">
        {shown !== undefined && fill(texts.list.count, { count: shown })}
      </p>
      {hidden > 0 && (
        <p className={styles.hidden}>
          {fill(texts.pick.hidden, { count: hidden })}{' '}
          <Button variant="subtle" size="compact-sm" onClick={showAll}>
            {texts.pick.all}
          </Button>
        </p>
      )}
    </>
  );
}

/** A template counts once, whatever its languages. */
function countNames(templates: readonly ListedTemplate[] = []): number {
  return new Set(templates.map(({ template_name: name }) => name)).size;
}

/** Shows more when scrolled into view; keyboard users press it. */
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
        {fill(texts.list.more, { left })}
      </Button>
    </div>
  );
}
