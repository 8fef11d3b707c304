/**
 * Mail through a mail server. What cannot be sent is not an error of whoever asked for it, who must not learn from it whether an address
 * is somebody's: it is noted for the operator, with the reason and without the mail.
 */
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer.js';
import type { MailSettings } from './settings.js';

const SECOND = 1000;

/** @param log gets a line without addresses, texts or passwords */
export function smtpMailer({ url, from }: MailSettings, log: (line: string) => void): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    // Nothing in a mail of ours is a file or comes from elsewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }: Mail) {
      try {
        // As an object: a text is read as a list of addresses.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return true;
      } catch (reason) {
        log(`a mail could not be sent: ${codeOf(reason)}`);
        return false;
      }
    },
    close: () => transport.close(),
  };
}

/** What the library or the mail server calls it. Their texts would repeat the address. */
function codeOf(reason: unknown): string {
  const { code = 'no reason given', responseCode } = Object(reason) as { code?: string; responseCode?: number };
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}
