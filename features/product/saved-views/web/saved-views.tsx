import { Button } from '@mantine/core';
import { IconBookmark, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { SavedView } from '../contract/view-calls.ts';
import { readViewFilters, type ViewFilters, type ViewList } from '../contract/view-filters.ts';
import { texts } from '../texts/en.ts';
import styles from './saved-views.module.css';
import { useViewChanges, useViews } from './use-views.ts';

/** Loaded when it is opened: with it, a list would load all that dialogs need. */
const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true };

type Asked = { kind: 'save' } | { kind: 'rename'; view: SavedView } | null;

/**
 * The saved views of a list, which open its filters in the address. The list works without them, so nothing is shown if
 * they cannot be loaded.
 */
export function SavedViews({ shopUrl, list }: { shopUrl: string; list: ViewList }) {
  const [params] = useSearchParams();
  const { data } = useViews({ shopUrl, list });
  const { save, rename, remove } = useViewChanges({ shopUrl, list });
  const [asked, setAsked] = useState<Asked>(null);
  const filters = readViewFilters(list, params);
  const hasFilters = Object.keys(filters).length > 0;
  const lock = useLock('answer');
  if (data === undefined || (data.views.length === 0 && !hasFilters)) return null;
  const shown = data.views.find((view) => isSameView(readKnown(list, view), filters));
  return (
    <div className={styles.bar}>
      <ViewLinks list={list} views={data.views} shown={shown} />
      {shown !== undefined && (
        <ViewActs
          view={shown}
          isDeleting={remove.isPending}
          rename={() => setAsked({ kind: 'rename', view: shown })}
          remove={() => remove.mutate(shown)}
        />
      )}
      {shown === undefined && hasFilters && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmark {...ICON} />}
          onClick={() => setAsked({ kind: 'save' })}
          {...lock}
        >
          {texts.bar.save}
        </Button>
      )}
      {asked !== null && (
        <Suspense>
          <ViewDialog
            {...dialogOf(asked)}
            change={
              asked.kind === 'save'
                ? (name) => save.mutateAsync({ name, filters })
                : (name) => rename.mutateAsync({ viewId: asked.view.viewId, name })
            }
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ViewLinksProps {
  list: ViewList;
  views: readonly SavedView[];
  /** The view whose filters are in the address. */
  shown: SavedView | undefined;
}

function ViewLinks({ list, views, shown }: ViewLinksProps) {
  if (views.length === 0) return null;
  return (
    <nav aria-label={texts.bar.label}>
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view.viewId}>
            <Link
              to={`?${new URLSearchParams(readKnown(list, view)).toString()}`}
              className={styles.view}
              {...(view === shown && { 'aria-current': 'true' as const })}
            >
              <bdi>{view.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function dialogOf(asked: NonNullable<Asked>) {
  return asked.kind === 'save'
    ? { title: texts.dialog.save, confirm: texts.dialog.saveConfirm, start: '', note: texts.dialog.saveNote }
    : { title: texts.dialog.rename, confirm: texts.dialog.renameConfirm, start: asked.view.name, note: null };
}

/** A view may have filters of an earlier release. */
function readKnown(list: ViewList, { filters }: SavedView): ViewFilters {
  return readViewFilters(list, Object.entries(filters));
}

function isSameView(one: ViewFilters, other: ViewFilters): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface ViewActsProps {
  view: SavedView;
  isDeleting: boolean;
  rename: () => void;
  remove: () => void;
}

/** What can be done with the open view. */
function ViewActs({ view: { name }, isDeleting, rename, remove }: ViewActsProps) {
  const lock = useLock('answer');
  return (
    <span className={styles.acts}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPencil {...ICON} />}
        aria-label={fill(texts.bar.renameNamed, { name })}
        aria-haspopup="dialog"
        onClick={rename}
        {...lock}
      >
        {texts.bar.rename}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconTrash {...ICON} />}
        aria-label={fill(texts.bar.deleteNamed, { name })}
        disabled={isDeleting}
        onClick={remove}
        {...lock}
      >
        {texts.bar.delete}
      </Button>
    </span>
  );
}
