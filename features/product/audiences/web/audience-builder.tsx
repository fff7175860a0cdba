import { Button } from '@mantine/core';
import { lazy, useState, type ReactNode } from 'react';
import { fill } from '#platform/language/reader.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { AudienceCondition } from '../contract/audience-condition.ts';
import { conditionFaults } from '../contract/condition-faults.ts';
import { describeCondition } from '../contract/describe-condition.ts';
import { SEGMENT_RULES } from '../segment-rule-list.ts';
import { texts } from '../texts/en.ts';
import styles from './audience-builder.module.css';
import { AudiencePeople } from './people/audience-people.tsx';
import { ExplainDialog } from './people/explain-dialog.tsx';
import type { AudienceShop } from './rule-field.ts';
import { RuleSide } from './rule-side.tsx';
import { SegmentDialog } from './segments/segment-dialog.tsx';
import type { AudienceCount } from './use-audience.ts';

const ReadyDialog = lazy(async () => ({
  default: (await import('./segments/ready-dialog.tsx')).ReadyDialog,
}));

interface AudienceBuilderProps {
  shop: AudienceShop;
  condition: AudienceCondition;
  onChange: (condition: AudienceCondition) => void;
  count: AudienceCount;
  /** Shows the faults of all rules, including rules without any values. */
  showsFaults: boolean;
}

/** The panel that is open below or above the rules. */
type Shown = 'people' | 'why' | 'save' | 'ready' | null;

/** The editor of an audience: include and exclude rules, the number of people, and some of them. */
export function AudienceBuilder({ shop, condition, onChange, count, showsFaults }: AudienceBuilderProps) {
  const [shown, setShown] = useState<Shown>(null);
  const faults = conditionFaults(SEGMENT_RULES, condition);
  const lock = useLock('market');
  const sides = { shop, condition, onChange, faults, showsFaults };
  return (
    <div className={styles.builder}>
      <div>
        <Button variant="default" size="xs" onClick={() => setShown('ready')}>
          {texts.builder.ready}
        </Button>
      </div>
      <RuleSide side="include" {...sides} />
      <RuleSide side="exclude" {...sides} />
      <div className={styles.result}>
        <Count count={count} />
        <p className={styles.sentence}>{inWords(condition, shop)}</p>
        <p className={styles.quiet}>{texts.builder.consent}</p>
        <div className={styles.tools}>
          <Button
            variant="default"
            size="xs"
            aria-expanded={shown === 'people'}
            disabled={count.isSkipped}
            onClick={() => setShown(shown === 'people' ? null : 'people')}
          >
            {texts.builder.people}
          </Button>
          <Button variant="default" size="xs" onClick={() => setShown('why')}>
            {texts.builder.explain}
          </Button>
          <Button variant="default" size="xs" onClick={() => setShown('save')} {...lock}>
            {texts.builder.segments}
          </Button>
        </div>
        {shown === 'people' && <AudiencePeople condition={condition} />}
      </div>
      <BuilderDialogs {...{ shown, setShown, shop, condition, onChange }} canSave={faults.length === 0} />
    </div>
  );
}

interface BuilderDialogsProps extends Pick<AudienceBuilderProps, 'shop' | 'condition' | 'onChange'> {
  shown: Shown;
  setShown: (shown: Shown) => void;
  canSave: boolean;
}

function BuilderDialogs({ shown, setShown, shop, condition, onChange, canSave }: BuilderDialogsProps) {
  const close = () => setShown(null);
  const take = (taken: AudienceCondition) => {
    onChange(taken);
    close();
  };
  return (
    <>
      {shown === 'why' && <ExplainDialog condition={condition} onClose={close} />}
      <WhenOpened opened={shown === 'ready'}>
        {shown === 'ready' && (
          <ReadyDialog describe={(ready) => inWords(ready, shop)} take={take} onClose={close} />
        )}
      </WhenOpened>
      {shown === 'save' && (
        <SegmentDialog shopUrl={shop.shopUrl} {...{ condition, canSave, take }} onClose={close} />
      )}
    </>
  );
}

/** Returns the condition as a sentence with the names that were chosen. */
function inWords(condition: AudienceCondition, { currency, timeZone }: AudienceShop): string {
  return describeCondition(SEGMENT_RULES, condition, { currency, timeZone, nameOf: () => undefined });
}

const COUNT_PARTS = { number: (inside: string) => <strong>{inside}</strong> };

function Count({ count }: { count: AudienceCount }): ReactNode {
  const { people, isCatchingUp, isSkipped, error, again } = count;
  if (error !== null && error !== undefined)
    return <FailureNote bare what={texts.count.what} error={error} retry={again} />;
  return (
    <p className={styles.count} role="status" data-waits={people === null}>
      {people === null ? (
        texts.count.waits
      ) : (
        <RichText
          text={fill(isCatchingUp ? texts.count.peopleSoFar : texts.count.people, { count: people })}
          parts={COUNT_PARTS}
        />
      )}
      {isCatchingUp && <span className={styles.quiet}> {texts.count.catchesUp}</span>}
      {isSkipped && <span className={styles.quiet}> {texts.count.skipped}</span>}
    </p>
  );
}
