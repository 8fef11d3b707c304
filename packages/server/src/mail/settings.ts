/**
 * How mail is sent, as the environment says: `SMTP_URL`, such as `smtps://user:password@mail.example:465?from=chess@mail.example`. Links in
 * mails lead to `BASE_URL`, so that has to be set as well. Without `SMTP_URL` no mail is sent.
 */
import { error, fail, ok, type Result } from '@hippodrome/rules';

export interface MailSettings {
  /** Without `from`. */
  readonly url: string;
  /** Who the mails are from. */
  readonly from: string;
}

const SCHEMES: ReadonlySet<string> = new Set(['smtp:', 'smtps:']);

/** @returns codes: `server/bad-smtp-url`, `server/no-base-url`. Messages do not repeat the URL, which may hold a password. */
export function readMailSettings(
  environment: Readonly<Record<string, string | undefined>>,
  baseUrl: string | undefined,
): Result<MailSettings | undefined> {
  const text = environment.SMTP_URL?.trim() ?? '';
  if (text === '') return ok(undefined);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !SCHEMES.has(url.protocol) || url.hostname === '') {
    const message = 'SMTP_URL must be smtp://user:password@host:port or smtps://…, perhaps with ?from=address';
    return fail(error('server/bad-smtp-url', message, { line: 1, column: 1 }));
  }
  if (baseUrl === undefined) {
    const message = 'SMTP_URL is set but BASE_URL is not: mails would not know where their links lead';
    return fail(error('server/no-base-url', message, { line: 1, column: 1 }));
  }
  const from = url.searchParams.get('from') ?? `Hippodrome <hippodrome@${new URL(baseUrl).hostname}>`;
  url.searchParams.delete('from');
  return ok({ url: url.href, from });
}
