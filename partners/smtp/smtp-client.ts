import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '#platform/config/loopback.ts';
import { toSmtpOutcome, type SmtpOutcome } from './smtp-outcome.ts';

/** The mail server and the sender address. */
export interface SmtpServer {
  /** smtp:// or smtps://, with user name and password if the server needs them. */
  smtpUrl: string;
  from: { name: string; address: string };
}

/** One mail to one person, in plain text. The id is the same for each attempt, so that mailboxes recognise a copy. */
export interface SmtpMail {
  mailId: string;
  to: string;
  subject: string;
  text: string;
}

const CONNECT_MS = 10_000;
/** Some servers scan for viruses before they respond. */
const SILENCE_MS = 60_000;

/** Hands one mail to the server and returns the outcome. Never throws. */
export async function postMail(server: SmtpServer, mail: SmtpMail): Promise<SmtpOutcome> {
  let isStarted = false;
  const message = await composeMessage(server, mail);
  // Read only once the server asks for the content: until then it certainly has nothing.
  const content = new Readable({
    read() {
      isStarted = true;
      this.push(message);
      this.push(null);
    },
  });
  try {
    await handOver(server, mail.to, content);
    return { kind: 'taken' };
  } catch (error) {
    return toSmtpOutcome(error, isStarted);
  }
}

/** Header fields are built from parts, so that a subject or address cannot start another one. */
function composeMessage({ from }: SmtpServer, { mailId, to, subject, text }: SmtpMail): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${mailId}@${from.address.split('@').at(-1)}>`,
    // Marked as automatic, so that no out-of-office reply is sent.
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Connects and logs in without sending. Returns null on success, else the reason. */
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

/** Waits for one step of a connection; throws when the step or the connection fails. */
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
 * Port 465 is encrypted from the first byte; other ports upgrade the connection. A remote server that offers no
 * encryption gets neither password nor mail, because an attacker in between can remove the offer.
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
