import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '#platform/config/loopback.ts';
import { toSmtpOutcome, type SmtpOutcome } from './smtp-outcome.ts';

/** Where mail is handed over, and whom it comes from. */
export interface SmtpServer {
  /** smtp:// or smtps://, with a name and a password where the server wants them. */
  smtpUrl: string;
  from: { name: string; address: string };
}

/** One mail to one person, in plain text. The id is the same at each try, as a mailbox knows a mail by it. */
export interface SmtpMail {
  mailId: string;
  to: string;
  subject: string;
  text: string;
}

const CONNECT_MS = 10_000;
/** Some servers look for viruses before they answer. */
const SILENCE_MS = 60_000;

/** Hands one mail to the server and says what became of it. Never throws. */
export async function postMail(server: SmtpServer, mail: SmtpMail): Promise<SmtpOutcome> {
  let isBegun = false;
  const message = await composeMessage(server, mail);
  // It is read only once the server has said that it wants it: until then it surely has nothing.
  const content = new Readable({
    read() {
      isBegun = true;
      this.push(message);
      this.push(null);
    },
  });
  try {
    await handOver(server, mail.to, content);
    return { kind: 'taken' };
  } catch (error) {
    return toSmtpOutcome(error, isBegun);
  }
}

/** Header fields are made of parts, never read from text: nothing in a subject or an address begins another one. */
function composeMessage({ from }: SmtpServer, { mailId, to, subject, text }: SmtpMail): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${mailId}@${from.address.split('@').at(-1)}>`,
    // Told by a machine: nobody's absence is to answer it.
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Connects and logs in, without mail: null when that works, else why it does not. */
export async function greetMailServer(smtpUrl: string): Promise<string | null> {
  try {
    await whileConnected(smtpUrl, () => Promise.resolve());
    return null;
  } catch (error) {
    const outcome = toSmtpOutcome(error, false);
    return outcome.kind === 'refused' ? outcome.reason : String(error);
  }
}

function handOver({ smtpUrl, from }: SmtpServer, to: string, content: Readable): Promise<void> {
  return whileConnected(smtpUrl, (connection, step) =>
    step((done) => connection.send({ from: from.address, to: [to] }, content, done)),
  );
}

/** Waits for one step of a connection; throws what ends it, or the connection meanwhile. */
type Step = (begin: (done: (error: Error | null | undefined) => void) => void) => Promise<void>;

async function whileConnected(
  smtpUrl: string,
  work: (connection: SMTPConnection, step: Step) => Promise<void>,
): Promise<void> {
  const { host, port, secure, requireTLS, user, pass } = readSmtpUrl(smtpUrl);
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    requireTLS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  const broken = new Promise<never>((_resolve, reject) => connection.on('error', reject));
  const step: Step = (begin) =>
    Promise.race([
      broken,
      new Promise<void>((resolve, reject) => begin((error) => (error ? reject(error) : resolve()))),
    ]);
  broken.catch(() => undefined);
  try {
    await step((done) => connection.connect(done));
    if (user !== '') await step((done) => connection.login({ user, pass }, done));
    await work(connection, step);
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Port 465 is encrypted from the first byte on; the others once the connection stands. A server on another machine that
 * offers no encryption gets no password and no mail: whoever is in between can take the offer away.
 */
export function readSmtpUrl(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    requireTLS: !isLoopback(hostname),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
  };
}
