/** Where to listen, as the environment says: `PORT` and `HOST`. What is not said has a default; what is said must be right. */
import { isIP } from 'node:net';
import { error, type Problem, type Result, unlessErrors } from '@hippodrome/rules';

export interface Address {
  /** A name or an address of this machine; `0.0.0.0` and `::` mean all of them. */
  readonly host: string;
  /** From 1 to 65535, or 0 for any that is free. */
  readonly port: number;
}

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = '4040';
const LARGEST_PORT = 65535;
const HOST_NAME = /^[a-z\d_]([a-z\d_-]*[a-z\d_])?(\.[a-z\d_]([a-z\d_-]*[a-z\d_])?)*$/i;

/** An empty variable counts as one that is not set, as shells and container files have it. */
export function readAddress(environment: Readonly<Record<string, string | undefined>>): Result<Address> {
  const port = environment.PORT?.trim() || DEFAULT_PORT;
  const host = environment.HOST?.trim() || DEFAULT_HOST;
  const problems: Problem[] = [];
  if (!isPort(port)) {
    const message = `PORT is ${JSON.stringify(port)}; it must be a whole number from 0 to ${LARGEST_PORT}`;
    problems.push(error('server/bad-port', message, { line: 1, column: firstNonDigit(port) }));
  }
  if (!isHost(host)) {
    const message = `HOST is ${JSON.stringify(host)}; it must be an address or a name of this machine, such as ${DEFAULT_HOST}`;
    problems.push(error('server/bad-host', message, { line: 1, column: 1 }));
  }
  return unlessErrors(problems, () => ({ host, port: Number(port) }));
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= LARGEST_PORT;
}

/** Names of digits and dots only would be taken for addresses, so they must be addresses. */
function isHost(text: string): boolean {
  return isIP(text) !== 0 || (HOST_NAME.test(text) && !/^[\d.]+$/.test(text));
}

function firstNonDigit(text: string): number {
  return Math.max(0, text.search(/\D/)) + 1;
}
