import { Button, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { autoCampaignExport } from '../contract/export-calls.ts';
import { texts } from '../texts/en.ts';
import styles from './delivery-report.module.css';
import { useAddress } from './use-address.ts';
import { useFileRequest } from './use-file-request.ts';

interface DeliveryReportProps {
  shopUrl: string;
  shopCurrency: string;
  timeZone: string;
  /** The type of the campaign, for example abandonedCart. */
  campaignType: string;
  /** The initial value of the field. Null if the store gave no address. */
  email: string | null;
}

/** The form that sends the delivery report of a campaign to an e-mail address. */
export function DeliveryReport({ email, ...campaign }: DeliveryReportProps) {
  const { mutate, reset, data, error, isPending } = useFileRequest(campaign.shopUrl, (emailTo) =>
    makeCall(autoCampaignExport, { query: { ...campaign, emailTo } }),
  );
  const { typed, isWrong, onChange, onSubmit } = useAddress(email, { send: mutate, forget: reset });
  const lock = useLock('export');
  const fault = isWrong ? texts.form.emailWrong : error && sentenceOf(error);
  return (
    <Panel title={texts.files.campaignReport.title}>
      <p className={styles.about}>{texts.files.campaignReport.about}</p>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <TextInput
          className={styles.input ?? ''}
          classNames={{ description: styles.hint }}
          label={texts.form.email}
          description={texts.form.emailHint}
          type="email"
          name="emailTo"
          autoComplete="email"
          value={typed}
          onChange={onChange}
          error={fault ? <span role="alert">{fault}</span> : null}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
        />
        <Button
          type="submit"
          variant="default"
          className={styles.send ?? ''}
          loading={isPending}
          disabled={typed.trim() === ''}
          {...lock}
        >
          {texts.files.campaignReport.send}
        </Button>
      </form>
      <p role="status" className={styles.answer}>
        {data && (
          <>
            {data.message} <Link to="/exports">{texts.form.seeProgress}</Link>
          </>
        )}
      </p>
    </Panel>
  );
}
