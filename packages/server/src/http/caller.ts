/** From where a request comes. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Caller } from '../account/context.js';
import { originOf } from './same-origin.js';

export function callerOf(context: Context, baseUrl: string | undefined): Caller {
  return {
    address: addressOf(context),
    agent: context.req.header('User-Agent') ?? '',
    origin: originOf(context.req, baseUrl),
  };
}

/**
 * The network address. A proxy on this machine says whom it speaks for, as the last entry of `X-Forwarded-For`: the earlier ones are the
 * visitor's word. From elsewhere the header is not believed. IPv6 addresses count by their /64, which one household has for itself.
 */
function addressOf(context: Context): string {
  const remote = plain(remoteOf(context));
  const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  const address = isLoopback(remote) && forwarded !== undefined && forwarded !== '' ? plain(forwarded) : remote;
  return address.includes(':') ? networkOf(address) : address;
}

/** Without a socket (a request made in a test) there is no address. */
function remoteOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    return '';
  }
}

function isLoopback(address: string): boolean {
  return address === '' || address === '::1' || address.startsWith('127.');
}

/** IPv4 in IPv6's clothes is IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
}

/** The first four groups. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
