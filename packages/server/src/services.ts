/**
 * What stands behind the page: the database, accounts, mail, and the API over them, as the environment says. Without them the page still
 * works, as it does from any web host; with them people meet.
 */
import type { IncomingMessage, Server } from 'node:http';
import { fail, ok, type Problem, type Result } from '@hippodrome/rules';
import type { AccountContext } from './account/context.js';
import { createPasswords } from './account/password.js';
import { permit } from './account/permission.js';
import { NO_RECORD } from './account/play-record.js';
import { readBaseUrl } from './base-url.js';
import { openBus } from './bus/open-bus.js';
import { openGames } from './games.js';
import { type Api, createApi } from './http/api.js';
import { type SessionCookie, sessionCookie } from './http/session-cookie.js';
import { whoAsks } from './http/who.js';
import { openLimits } from './limits/open-limits.js';
import type { Visitor } from './live/connection.js';
import { LiveServer } from './live/live-server.js';
import type { Mailer } from './mail/mailer.js';
import { type MailSettings, readMailSettings } from './mail/settings.js';
import { readRedisUrl } from './redis/address.js';
import type { Report } from './report.js';
import { createAccountStore } from './store/account/account-store.js';
import { createPlayRecord } from './store/account/play-record.js';
import { type Database, openDatabase } from './store/database.js';
import { createGameStore } from './store/game/sql-game-store.js';
import { readDataFolder } from './store/location.js';

export interface Services {
  readonly api: Api;
  readonly database: Database;
  readonly accounts: AccountContext;
  /** `BASE_URL`, or undefined where it is not set. */
  readonly baseUrl: string | undefined;
  /** Opens live connections on a server that listens. @returns ends them */
  goLive(server: Server): () => void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

const HOUR = 3_600_000;

/**
 * @param environment `HIPPODROME_DATA`, `DATABASE_URL`, `REDIS_URL`, `BASE_URL`, `SMTP_URL`
 * @param documents the texts of the shipped rules documents, by slug
 * @param log gets a line for the operator
 * @returns every problem with the environment, or what kept the database from being opened
 */
export async function openServices(
  environment: Readonly<Record<string, string | undefined>>,
  documents: ReadonlyMap<string, string>,
  log: (line: string) => void,
): Promise<Result<Services>> {
  const settings = readSettings(environment);
  if (!settings.ok) return settings;
  const { baseUrl, mail, redisUrl } = settings.value;
  const database = await openDatabase(environment.DATABASE_URL, readDataFolder(environment));
  if (!database.ok) return database;

  const report: Report = (problem) => log(problem instanceof Error ? (problem.stack ?? problem.name) : String(problem));
  const store = createGameStore(database.value);
  const limits = await openLimits({ redisUrl, report });
  const mailer = mail === undefined ? undefined : await openMailer(mail, log);
  const accounts: AccountContext = {
    store: createAccountStore(database.value),
    passwords: createPasswords(),
    attempts: limits,
    mail: mailer === undefined || baseUrl === undefined ? undefined : { mailer, baseUrl },
    record: createPlayRecord(database.value, store, NO_RECORD.ratings),
    now: Date.now,
  };
  const bus = await openBus({ redisUrl, report });
  const games = openGames({
    database: database.value,
    store,
    bus,
    accounts: accounts.store,
    documents,
    now: Date.now,
    report,
  });
  const stopPurging = purgeEveryHour(accounts, log);
  return ok({
    api: createApi({ accounts, games, baseUrl, log }),
    database: database.value,
    accounts,
    baseUrl,
    goLive(server) {
      const identify = visitorOf(accounts, sessionCookie(baseUrl));
      const live = new LiveServer({ server, hall: games.hall, identify, baseUrl, report });
      return () => live.close();
    },
    async close() {
      stopPurging();
      mailer?.close();
      await games.hall.close();
      await bus.close();
      await limits.close();
      await database.value.close();
    },
  });
}

/** Whom a live connection comes from. Whoever has no account, or may not play, may look on. */
function visitorOf({ store, now }: AccountContext, cookie: SessionCookie) {
  return async ({ headers }: IncomingMessage): Promise<Visitor | undefined> => {
    const credentials = { authorization: headers.authorization, cookie: headers.cookie };
    const asked = await whoAsks(credentials, { store, cookie, now: now() });
    if (!asked.ok) return undefined;
    const player = permit(asked.value, 'play', now());
    if (!player.ok) return { account: undefined };
    const { id, name } = player.value.account;
    return { account: id, ...(name !== undefined && { name }) };
  };
}

interface Settings {
  readonly baseUrl: string | undefined;
  readonly mail: MailSettings | undefined;
  readonly redisUrl: string | undefined;
}

function readSettings(environment: Readonly<Record<string, string | undefined>>): Result<Settings> {
  const baseUrl = readBaseUrl(environment);
  // One that is wrong is wrong, not missing.
  const mail = readMailSettings(environment, baseUrl.ok ? baseUrl.value : 'http://localhost');
  const redisUrl = readRedisUrl(environment);
  if (baseUrl.ok && mail.ok && redisUrl.ok) {
    return ok({ baseUrl: baseUrl.value, mail: mail.value, redisUrl: redisUrl.value });
  }
  const problems: Problem[] = [baseUrl, mail, redisUrl].flatMap((read) => (read.ok ? [] : read.problems));
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
