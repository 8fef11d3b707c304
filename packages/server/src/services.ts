/**
 * What stands behind the page: the database, accounts, mail, and the API over them, as the environment says. Without them the page still
 * works, as it does from any web host; with them people meet.
 */
import { fail, ok, type Problem, type Result } from '@hippodrome/rules';
import type { AccountContext } from './account/context.js';
import { memoryAttempts } from './account/memory-attempts.js';
import { createPasswords } from './account/password.js';
import { NO_RECORD } from './account/play-record.js';
import { readBaseUrl } from './base-url.js';
import { type Api, createApi } from './http/api.js';
import type { Mailer } from './mail/mailer.js';
import { type MailSettings, readMailSettings } from './mail/settings.js';
import { createAccountStore } from './store/account/account-store.js';
import { type Database, openDatabase } from './store/database.js';

export interface Services {
  readonly api: Api;
  readonly database: Database;
  readonly accounts: AccountContext;
  /** `BASE_URL`, or undefined where it is not set. */
  readonly baseUrl: string | undefined;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** Where data are kept when `HIPPODROME_DATA` does not say. */
const DATA_FOLDER = './data';
const HOUR = 3_600_000;

/**
 * @param environment `HIPPODROME_DATA`, `DATABASE_URL`, `BASE_URL`, `SMTP_URL`
 * @param log gets a line for the operator
 * @returns every problem with the environment, or what kept the database from being opened
 */
export async function openServices(
  environment: Readonly<Record<string, string | undefined>>,
  log: (line: string) => void,
): Promise<Result<Services>> {
  const settings = readSettings(environment);
  if (!settings.ok) return settings;
  const { baseUrl, mail } = settings.value;
  const folder = environment.HIPPODROME_DATA?.trim() || DATA_FOLDER;
  const database = await openDatabase(environment.DATABASE_URL, folder);
  if (!database.ok) return database;

  const mailer = mail === undefined ? undefined : await openMailer(mail, log);
  const accounts: AccountContext = {
    store: createAccountStore(database.value),
    passwords: createPasswords(),
    attempts: memoryAttempts(Date.now),
    mail: mailer === undefined || baseUrl === undefined ? undefined : { mailer, baseUrl },
    record: NO_RECORD,
    now: Date.now,
  };
  const stopPurging = purgeEveryHour(accounts, log);
  return ok({
    api: createApi({ accounts, baseUrl, log }),
    database: database.value,
    accounts,
    baseUrl,
    async close() {
      stopPurging();
      mailer?.close();
      await database.value.close();
    },
  });
}

function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Result<{ readonly baseUrl: string | undefined; readonly mail: MailSettings | undefined }> {
  const baseUrl = readBaseUrl(environment);
  // One that is wrong is wrong, not missing.
  const mail = readMailSettings(environment, baseUrl.ok ? baseUrl.value : 'http://localhost');
  if (baseUrl.ok && mail.ok) return ok({ baseUrl: baseUrl.value, mail: mail.value });
  const problems: Problem[] = [baseUrl, mail].flatMap((read) => (read.ok ? [] : read.problems));
  return fail(...problems);
}

/** Loaded only where mail is sent. */
async function openMailer(settings: MailSettings, log: (line: string) => void): Promise<Mailer> {
  const { smtpMailer } = await import('./mail/smtp.js');
  return smtpMailer(settings, log);
}

/** Sessions and tickets that have expired do nothing, but they are somebody's data. */
function purgeEveryHour({ store, now }: AccountContext, log: (line: string) => void): () => void {
  const purge = () =>
    void store.purge(now()).catch((reason: unknown) => log(`what has expired could not be removed: ${String(reason)}`));
  const timer = setInterval(purge, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
