import { useQuery } from '@tanstack/react-query';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { fill, writeCount } from '#platform/language/reader.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge, type StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { type CampaignLift, getCampaignLift } from '../../contract/lift-calls.ts';
import { texts } from '../../texts/en.ts';
import { pageOf, type Shop } from '../page-of.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { describeWorth } from './describe-worth.ts';
import { LiftChart } from './lift-chart.tsx';
import styles from './lift-panel.module.css';

interface PanelProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  /** Whether somebody is held out now, so that there is a result to wait for. */
  isHolding: boolean;
}

const VERDICT_TONES: Record<CampaignLift['verdict'], StatusTone> = {
  helps: 'good',
  harms: 'bad',
  unknown: 'plain',
};

/** The effect of a campaign, measured with its hold-out. Hidden if nobody was ever held out. */
export function LiftPanel({ merchant, campaign, isHolding }: PanelProps) {
  const { data, error, refetch } = useLift(merchant, campaign);
  if (data === undefined && error !== null && isHolding)
    return (
      <Panel title={texts.lift.title}>
        <FailureNote bare what={texts.lift.what} error={error} retry={() => void refetch()} />
      </Panel>
    );
  if (data === undefined) return isHolding ? <Waiting /> : null;
  if (data.since === null && data.holdOutPercent === 0) return null;
  return (
    <Panel
      title={texts.lift.title}
      term="holdOut"
      aside={<StatusBadge word={texts.lift.verdicts[data.verdict]} tone={VERDICT_TONES[data.verdict]} />}
    >
      <p className={styles.words}>{inWords(data)}</p>
      {data.worth && <p className={styles.words}>{describeWorth(data.worth, merchant.shopCurrency)}</p>}
      {data.written.people + data.heldOut.people > 0 && <LiftChart lift={data} />}
      <p className={styles.how}>
        {texts.lift.how}
        {data.since !== null && (
          <>
            {' '}
            <RichText
              text={sinceText(data)}
              values={{
                when: <Moment at={data.since} timeZone={merchant.shopTimeZone} />,
                percent: writeCount(data.holdOutPercent),
              }}
            />
          </>
        )}
      </p>
    </Panel>
  );
}

function inWords({ since, inWords: words, holdOutPercent }: CampaignLift): string {
  return since === null ? fill(texts.lift.notYet, { percent: holdOutPercent }) : words;
}

function sinceText({ isSample, holdOutPercent }: CampaignLift): string {
  if (holdOutPercent === 0) return isSample ? texts.lift.sinceOfSampleOver : texts.lift.sinceOver;
  return isSample ? texts.lift.sinceOfSample : texts.lift.since;
}

function Waiting() {
  return (
    <Panel title={texts.lift.title}>
      <WaitingFor what={texts.lift.what} />
      <WaitingBlock height={160} />
    </Panel>
  );
}

/** Returns what a campaign adds, compared with its hold-out group. */
function useLift(merchant: Shop, { type, channel }: ShownCampaign) {
  return useQuery(callQuery(getCampaignLift, { query: { pageId: pageOf(merchant, channel), type } }));
}
