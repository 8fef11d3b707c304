/**
 * Which passwords are taken: long enough, and not among the first that anybody tries. No rules on kinds of characters: they make
 * passwords harder to remember and hardly harder to guess (NIST SP 800-63B).
 */
import { error, fail, ok, type Problem, type Result } from '@hippodrome/rules';
import { skeletonOf } from './skeleton.js';

export const SHORTEST_PASSWORD = 8;
/** Bytes in UTF-8: room for any sentence, no room to keep the processor busy. */
export const LONGEST_PASSWORD = 256;

const COMMON: ReadonlySet<string> = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '0123456789',
  '87654321',
  '987654321',
  '0987654321',
  '123123123',
  '12341234',
  '11223344',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'abcd1234',
  'abcdefgh',
  'asdfasdf',
  'asdfghjk',
  'asdfghjkl',
  'baseball',
  'charlie1',
  'checkmate',
  'chess123',
  'computer',
  'football',
  'hippodrome',
  'iloveyou',
  'jennifer',
  'letmein1',
  'michelle',
  'password',
  'password1',
  'password12',
  'password123',
  'passwort',
  'princess',
  'qwer1234',
  'qwertyui',
  'qwertyuiop',
  'qwerty123',
  'qwertz123',
  'starwars',
  'sunshine',
  'superman',
  'trustno1',
  'welcome1',
  'whatever',
]);

/** @returns every problem: `account/password-length`, `account/password-common`, `account/password-is-name` */
export function checkPassword(password: string, name?: string): Result<string> {
  const problems = [...lengthProblems(password), ...guessProblems(password, name)];
  return problems.length > 0 ? fail(...problems) : ok(password);
}

function lengthProblems(password: string): Problem[] {
  if ([...password].length < SHORTEST_PASSWORD) {
    return [problem('account/password-length', `a password has at least ${SHORTEST_PASSWORD} characters`)];
  }
  if (
    Buffer.byteLength(password.normalize('NFKC')) > LONGEST_PASSWORD ||
    Buffer.byteLength(password) > LONGEST_PASSWORD
  ) {
    return [problem('account/password-length', `a password has at most ${LONGEST_PASSWORD} bytes`)];
  }
  return [];
}

function guessProblems(password: string, name: string | undefined): Problem[] {
  const lower = password.toLowerCase();
  if (name !== undefined && skeletonOf(lower) === skeletonOf(name)) {
    return [problem('account/password-is-name', 'the password may not be the name')];
  }
  if (COMMON.has(lower) || /^(.{1,3})\1+.?$/u.test(lower)) {
    return [problem('account/password-common', 'this is among the first passwords that anybody would try')];
  }
  return [];
}

function problem(code: `${string}/${string}`, message: string): Problem {
  return error(code, message, { line: 1, column: 1 });
}
