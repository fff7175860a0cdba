import { Button, NativeSelect } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { REVIEW_FORMATS, ReviewFormat } from '../contract/review-calls.ts';
import { texts } from '../texts/en.ts';
import styles from './export-reviews.module.css';
import { useExportReviews, useReplies } from './use-reviews.ts';

const CHOICES = REVIEW_FORMATS.map((value) => ({ value, label: texts.apps[value] }));

const NOBODY = { Great: 0, Okay: 0, Bad: 0, totalCount: 0 };

/** The panel of the review campaign's page: the shoppers' replies, and the export. */
export function ExportReviews({ shopUrl }: { shopUrl: string }) {
  return (
    <div className={styles.parts}>
      <ReplyFigures shopUrl={shopUrl} />
      <ExportSection shopUrl={shopUrl} />
    </div>
  );
}

function ReplyFigures({ shopUrl }: { shopUrl: string }) {
  const { data, error, refetch } = useReplies(shopUrl);
  return (
    <Panel title={texts.replies.title}>
      {data === undefined && error === null && (
        <>
          <WaitingFor what={texts.replies.what} />
          <Replies data={NOBODY} isWaiting />
        </>
      )}
      {data === undefined && error !== null && (
        <FailureNote bare what={texts.replies.what} error={error} retry={() => void refetch()} />
      )}
      {data && <Replies data={data} />}
    </Panel>
  );
}

function Replies({ data, isWaiting = false }: { data: typeof NOBODY; isWaiting?: boolean }) {
  return (
    <FigureList isLevel isWaiting={isWaiting}>
      <Figure name={texts.replies.great}>{formatCount(data.Great)}</Figure>
      <Figure name={texts.replies.okay}>{formatCount(data.Okay)}</Figure>
      <Figure name={texts.replies.bad}>{formatCount(data.Bad)}</Figure>
      <Figure name={texts.replies.reviews}>{formatCount(data.totalCount)}</Figure>
    </FigureList>
  );
}

function ExportSection({ shopUrl }: { shopUrl: string }) {
  const [format, setFormat] = useState<ReviewFormat>('judgeme');
  const { mutate, isPending } = useExportReviews(shopUrl);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(format);
  };
  return (
    <Panel title={texts.exportReviews.title}>
      <p className={styles.about}>{texts.exportReviews.about}</p>
      <form className={styles.form} onSubmit={submit}>
        <NativeSelect
          className={styles.choice ?? ''}
          label={texts.exportReviews.app}
          data={CHOICES}
          value={format}
          onChange={(event) => setFormat(ReviewFormat.parse(event.currentTarget.value))}
        />
        <Button type="submit" variant="default" loading={isPending}>
          {texts.exportReviews.confirm}
        </Button>
      </form>
    </Panel>
  );
}
