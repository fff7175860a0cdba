import { fill } from '#platform/language/reader.ts';
import { formatMoment } from '#platform/ui-kit/format/moment.ts';
import type { WhatsAppSender } from '../../contract/channel-calls.ts';
import { texts } from '../../texts/en.ts';
import card from '../sender-card.module.css';

type PhoneApp = NonNullable<WhatsAppSender['phoneApp']>;

/** Says that the number is used in the WhatsApp Business app, too, and how far the import of older messages is. */
export function PhoneAppNote({ phoneApp, timeZone }: { phoneApp: PhoneApp; timeZone: string }) {
  const history = describeHistory(phoneApp, timeZone);
  return (
    <div className={card.quiet}>
      <p>
        {texts.phoneApp.text} {texts.phoneApp.rate}
      </p>
      {history !== null && <p>{history}</p>}
    </div>
  );
}

function describeHistory({ history, percent, reportedAt }: PhoneApp, timeZone: string): string | null {
  const when = reportedAt === null ? '' : formatMoment(reportedAt, timeZone);
  switch (history) {
    case 'importing':
      return fill(texts.phoneApp.importing, { percent: percent ?? 0 });
    case 'done':
      return fill(texts.phoneApp.done, { when });
    case 'declined':
      return texts.phoneApp.declined;
    case null:
      return null;
  }
}
