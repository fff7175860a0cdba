import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../texts/en.ts';
import styles from './broadcast-list.module.css';
import { pageWindow } from './page-window.ts';

interface PagerProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** The pages of a list. Hidden for a single page. */
export function Pager({ page, pages, onChange }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={texts.list.pages}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={texts.list.previous}
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      >
        <IconChevronLeft size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      {pageWindow(page, pages).map((one) => (
        <Button
          key={one}
          size="compact-md"
          variant={one === page ? 'light' : 'subtle'}
          color={one === page ? 'indigo' : 'gray'}
          className={styles.page ?? ''}
          aria-label={fill(texts.list.page, { page: one, pages })}
          {...(one === page && { 'aria-current': 'page' as const })}
          onClick={() => onChange(one)}
        >
          {one}
        </Button>
      ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={texts.list.next}
        disabled={page === pages}
        onClick={() => onChange(page + 1)}
      >
        <IconChevronRight size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </nav>
  );
}
