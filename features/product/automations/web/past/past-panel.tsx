import { Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { texts } from '../../texts/en.ts';
import { pageOf } from '../page-of.ts';
import { changesOf } from '../page/form/form-changes.ts';
import type { CampaignForm } from '../page/form/use-campaign-form.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { PastFrame } from './past-frame.tsx';
import styles from './past-panel.module.css';
import { PastResults } from './past-results.tsx';
import { usePast, type PastRun } from './use-past.ts';

interface PanelProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  form: CampaignForm;
}

/** The panel that replays the campaign with the page's settings on past events of the store. */
export function PastPanel({ merchant, campaign, form }: PanelProps) {
  const { run, begin, stop } = usePast();
  const { past, type, channel } = campaign;
  const isRunning = run?.state === 'running';
  const tryIt = () => {
    const { drips, delays, holdOutPercent } = changesOf(type, form.before, form.form);
    const changed = drips.map(({ dripId, attributes }) => ({ dripId, attributes }));
    begin({ pageId: pageOf(merchant, channel), type, drips: changed, delays, holdOutPercent });
  };
  return (
    <PastFrame
      past={past}
      button={{
        text: isRunning ? texts.past.stop : run === null ? texts.past.try : texts.past.tryAgain,
        isDisabled: !isRunning && form.problems.length > 0,
        onClick: isRunning ? stop : tryIt,
      }}
    >
      {run && <Ran {...{ run, merchant, campaign, form }} again={tryIt} />}
    </PastFrame>
  );
}

interface RanProps extends PanelProps {
  run: PastRun;
  again: () => void;
}

function Ran({ run, merchant, form, again }: RanProps) {
  const { answer, messages, state, error } = run;
  if (state === 'failed')
    return (
      <div className={styles.part}>
        <FailureNote bare what={texts.past.what} error={error} retry={again} />
      </div>
    );
  return (
    <div className={styles.part}>
      <HowFar run={run} />
      {answer !== null && <Sum run={run} timeZone={merchant.shopTimeZone} />}
      {messages.length > 0 && <PastResults {...{ run, merchant }} drips={Object.keys(form.form.drips)} />}
      {state === 'done' && (
        <p className={styles.note}>
          {answer?.note} {texts.past.assumes}
        </p>
      )}
    </div>
  );
}

function HowFar({ run: { state, answer } }: { run: PastRun }) {
  if (state === 'done' || state === 'failed') return null;
  const { done, of } = answer?.progress ?? { done: 0, of: 0 };
  const summary = answer === null ? texts.past.looking : fill(texts.past.looked, { done, all: of });
  return (
    <div className={styles.progress} role="status">
      <p>{state === 'stopped' ? `${texts.past.stopped} ${summary}` : summary}</p>
      <Progress value={of === 0 ? 0 : (done / of) * 100} aria-label={texts.past.progress} />
    </div>
  );
}

function Sum({ run, timeZone }: { run: PastRun; timeZone: string }) {
  const { answer, messages, state, stillWaiting } = run;
  const sent = messages.filter(({ outcome }) => outcome === 'sent');
  const people = new Set(sent.map(({ person, key }) => person?.subscriberId ?? key)).size;
  if (state === 'done' && messages.length === 0 && stillWaiting === 0)
    return <p className={styles.sum}>{texts.past.nobody}</p>;
  return (
    <div role="status">
      <p className={styles.sum}>
        {fill(state === 'done' ? texts.past.sent : texts.past.sentSoFar, {
          count: sent.length,
          people: fill(texts.past.people, { count: people }),
        })}
      </p>
      <p className={styles.note}>
        {fill(texts.past.silent, { count: messages.length - sent.length })}
        {stillWaiting > 0 && ` ${fill(texts.past.waiting, { count: stillWaiting })}`}
        {answer !== null && answer.cutAt !== null && (
          <>
            {' '}
            <RichText
              text={texts.past.cut}
              values={{ when: <Moment at={answer.cutAt} timeZone={timeZone} /> }}
            />
          </>
        )}
      </p>
    </div>
  );
}
