import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { AudienceCondition } from '../../contract/audience-condition.ts';
import { texts } from '../../texts/en.ts';
import styles from '../audience-builder.module.css';
import { useSample } from '../use-audience.ts';
import { useSettled } from '../use-settled.ts';

/** Some people of an audience, so that the merchant sees whether they are the right ones. */
export function AudiencePeople({ condition }: { condition: AudienceCondition }) {
  const settled = useSettled(condition);
  const { data, error, isPending, mutate } = useSample();
  useEffect(() => mutate(settled), [mutate, settled]);
  if (error) return <FailureNote bare what={texts.people.what} error={error} retry={() => mutate(settled)} />;
  if (data === undefined)
    return (
      <div className={styles.people}>
        <WaitingFor what={texts.people.what} />
        <WaitingBlock height={110} />
      </div>
    );
  if (data.data.length === 0) return <p className={styles.quiet}>{texts.people.none}</p>;
  return (
    <div>
      <ul className={styles.people} aria-label={texts.people.list}>
        {data.data.map(({ subscriberId, name, phone }) => (
          <li key={subscriberId} className={styles.person}>
            <PageLink
              to={`/subscribers/${subscriberId}`}
              closed={<span>{name ?? texts.people.nameless}</span>}
            >
              {name ?? texts.people.nameless}
            </PageLink>
            <bdi className={styles.quiet}>{phone}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        <Button variant="default" size="xs" loading={isPending} onClick={() => mutate(settled)}>
          {texts.people.others}
        </Button>
      </div>
    </div>
  );
}
