/**
 * Names that nobody may have: those that would seem to speak for the site, stand for nobody in particular, or name a part of it in an
 * address. They are barred with every name that looks like them, and with `-`, `_` or digits around them.
 */
import { skeletonOf } from './skeleton.js';

const OFFICIAL = [
  'admin',
  'administrator',
  'arbiter',
  'contact',
  'help',
  'hippodrome',
  'info',
  'mail',
  'mod',
  'moderator',
  'moderators',
  'official',
  'operator',
  'owner',
  'postmaster',
  'root',
  'security',
  'staff',
  'support',
  'sysop',
  'system',
  'team',
  'webmaster',
] as const;

const NOBODY = [
  'account',
  'anonymous',
  'black',
  'bot',
  'computer',
  'deleted',
  'deleted-account',
  'engine',
  'everyone',
  'guest',
  'me',
  'nobody',
  'null',
  'none',
  'opponent',
  'player',
  'self',
  'server',
  'somebody',
  'someone',
  'spectator',
  'undefined',
  'unknown',
  'user',
  'white',
  'you',
] as const;

const PARTS_OF_THE_SITE = [
  'about',
  'api',
  'export',
  'games',
  'health',
  'lobby',
  'login',
  'logout',
  'metrics',
  'openapi',
  'play',
  'profile',
  'puzzles',
  'settings',
  'sign-in',
  'sign-out',
  'sign-up',
  'signin',
  'signout',
  'signup',
  'users',
] as const;

/** Names that are read as code by careless programs; barred as they are. */
const READ_AS_CODE = ['constructor', 'hasownproperty', 'prototype', 'tostring', 'valueof'] as const;

const RESERVED: ReadonlySet<string> = new Set(
  [...OFFICIAL, ...NOBODY, ...PARTS_OF_THE_SITE, ...READ_AS_CODE].map((word) => skeletonOf(joined(word))),
);

/** @param name of allowed characters */
export function isReserved(name: string): boolean {
  const bare = joined(name);
  return [bare, bare.replaceAll(/^\d+|\d+$/g, '')].some((text) => RESERVED.has(skeletonOf(text)));
}

function joined(text: string): string {
  return text.replaceAll(/[-_]/g, '');
}
