import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { useFocusBack } from '#platform/ui-kit/use-focus-back.ts';
import { getPage } from '../guards/find-page.ts';
import { PAGES, type PagePath } from '../page-list.ts';
import { texts } from '../texts/en.ts';
import { actionEntries, campaignEntries, fitting, pageEntries, type PaletteEntry } from './find-entries.ts';
import styles from './palette.module.css';
import { useFound } from './use-found.ts';

interface PaletteProps {
  shopUrl: string;
  /** Returns whether a page opens for this shop and window. */
  opens: (page: PagePath) => boolean;
  close: () => void;
}

const GROUPS = ['people', 'orders', 'pages', 'campaigns', 'actions'] as const;

/** Searches pages, campaigns, people and orders, and opens the chosen one. */
export function Palette({ shopUrl, opens, close }: PaletteProps) {
  useFocusBack();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { entries, isLooking, notListedYet } = useEntries({ shopUrl, opens, typed });
  const go = (entry: PaletteEntry) => {
    close();
    void navigate(entry.to);
  };
  const { active, point, list, onKeyDown } = useChoice(entries, { isLooking, go });
  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={false}
      padding={0}
      size={560}
      yOffset="12vh"
      title={texts.palette.title}
      classNames={{ header: `bb-spoken ${styles.head}` }}
    >
      <Field
        typed={typed}
        type={(text) => {
          setTyped(text);
          point(0);
        }}
        listId={listId}
        chosen={entries.length > 0 ? `${listId}-${active}` : undefined}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={listId} role="listbox" aria-label={texts.palette.found} className={styles.list}>
        {GROUPS.map((group) => (
          <Group key={group} {...{ group, entries, active, listId, go, point }} />
        ))}
      </div>
      <p role="status" className={styles.status}>
        {entries.length === 0 && (isLooking ? texts.palette.searching : texts.palette.nothing)}
        {notListedYet > 0 && ` ${fill(texts.palette.notListedYet, { count: notListedYet })}`}
      </p>
    </Modal>
  );
}

/** Returns the matching entries, in the order of their groups. */
function useEntries({ shopUrl, opens, typed }: Omit<PaletteProps, 'close'> & { typed: string }) {
  const known = useMemo(
    () => [
      ...pageEntries(PAGES).filter(({ to }) => opens(getPage(to as PagePath).path as PagePath)),
      ...campaignEntries(),
      ...(opens('/sender-health') ? actionEntries() : []),
    ],
    [opens],
  );
  const { entries: found, ...rest } = useFound(shopUrl, typed);
  const all = [...found, ...fitting(known, typed)];
  return { ...rest, entries: GROUPS.flatMap((group) => all.filter((entry) => entry.group === group)) };
}

interface Choosing {
  isLooking: boolean;
  go: (entry: PaletteEntry) => void;
}

/** Manages the selected entry. Enter opens the entry, and the arrow keys move the selection and scroll it into view. */
function useChoice(entries: readonly PaletteEntry[], { isLooking, go }: Choosing) {
  const [at, setAt] = useState(0);
  // Enter, pressed before anything is found, opens the first entry that is found later.
  const [isAwaited, setAwaited] = useState(false);
  const point = (to: number) => {
    setAt(to);
    setAwaited(false);
  };
  useEffect(() => {
    if (isAwaited && !isLooking && entries[0]) go(entries[0]);
  }, [isAwaited, isLooking, entries, go]);
  const list = useRef<HTMLDivElement>(null);
  const active = Math.min(at, entries.length - 1);
  const move = (to: number) => {
    point(to);
    list.current?.querySelector(`[data-at="${to}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = entries[active];
    const count = entries.length;
    if (event.key === 'Enter' && entry) go(entry);
    else if (event.key === 'Enter' && isLooking) setAwaited(true);
    else if (event.key === 'ArrowDown' && count > 0) move((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) move((active - 1 + count) % count);
    else return;
    event.preventDefault();
  };
  return { active, point, list, onKeyDown };
}

interface FieldProps {
  typed: string;
  type: (text: string) => void;
  listId: string;
  /** The id of the selected entry; undefined if none is selected. */
  chosen: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Field({ typed, type, listId, chosen, onKeyDown }: FieldProps) {
  return (
    <div className={styles.field}>
      <IconSearch size={18} stroke={1.5} aria-hidden />
      <input
        className={styles.input}
        role="combobox"
        aria-label={texts.palette.field}
        aria-expanded={chosen !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen}
        placeholder={texts.palette.field}
        data-autofocus
        value={typed}
        maxLength={200}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

interface GroupProps {
  group: PaletteEntry['group'];
  entries: readonly PaletteEntry[];
  active: number;
  listId: string;
  go: (entry: PaletteEntry) => void;
  point: (at: number) => void;
}

function Group({ group, entries, active, listId, go, point }: GroupProps) {
  const own = entries.flatMap((entry, at) => (entry.group === group ? [{ entry, at }] : []));
  if (own.length === 0) return null;
  return (
    <div role="group" aria-label={texts.palette.groups[group]}>
      <p className={styles.group} aria-hidden>
        {texts.palette.groups[group]}
      </p>
      {own.map(({ entry, at }) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus, and its keys work
        <div
          key={entry.id}
          id={`${listId}-${at}`}
          role="option"
          aria-selected={at === active}
          data-at={at}
          className={styles.entry}
          onClick={() => go(entry)}
          onMouseMove={() => point(at)}
        >
          <bdi className={styles.name}>{entry.name}</bdi>
          {entry.note !== null && <span className={styles.note}>{entry.note}</span>}
        </div>
      ))}
    </div>
  );
}
