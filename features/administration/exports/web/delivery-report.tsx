import { Button, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import {
  EMAIL_HINT,
  EMAIL_LABEL,
  EMAIL_WRONG,
  REPORT_ABOUT,
  REPORT_TITLE,
  SEE_EXPORTS,
  SEND_REPORT,
} from './copy.ts';
import styles from './delivery-report.module.css';
import { useAddress } from './use-address.ts';
import { useAskFile } from './use-exports.ts';

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
export function DeliveryReport({ shopUrl, timeZone, email, ...campaign }: DeliveryReportProps) {
  const file = { kind: 'campaignReport', ...campaign } as const;
  const { mutate, reset, data, error, isPending } = useAskFile({ shopUrl, timeZone, file });
  const { typed, isWrong, onChange, onSubmit } = useAddress(email, { send: mutate, forget: reset });
  const fault = isWrong ? EMAIL_WRONG : error && sentenceOf(error);
  return (
    <Panel title={REPORT_TITLE}>
      <p className={styles.about}>{REPORT_ABOUT}</p>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <TextInput
          className={styles.input ?? ''}
          classNames={{ description: styles.hint }}
          label={EMAIL_LABEL}
          description={EMAIL_HINT}
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
        >
          {SEND_REPORT}
        </Button>
      </form>
      <p role="status" className={styles.answer}>
        {data && (
          <>
            {data.message} <Link to="/exports">{SEE_EXPORTS}</Link>
          </>
        )}
      </p>
    </Panel>
  );
}
