/** Sends mail: a port. */

export interface Mail {
  readonly to: string;
  /** One line. */
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

export interface Mailer {
  /** @returns whether the mail server took it */
  send(mail: Mail): Promise<boolean>;
  close(): void;
}
