/** Debian's XBoard on a screen that nobody sees: two engines play each other, and XBoard, which checks every move, keeps the score. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { PROGRAM } from '../cli/hippodrome.js';

const XBOARD = '/usr/games/xboard';
const SCREEN = '/usr/bin/Xvfb';

export interface Played {
  /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
  readonly result: string;
  /** Who ended the game, and why, in XBoard's words. */
  readonly reason: string;
  /** As the engines sent them. */
  readonly moves: readonly string[];
}

/** Plays one game of a variant to its end. @param depth plies that both engines look ahead */
export async function playInXBoard(variant: string, depth: number): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-xboard-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const display = await openScreen();
  const engine = `${process.execPath} ${PROGRAM} cecp`;
  const score = join(folder, 'game.pgn');
  const log = join(folder, 'log');
  const options = {
    variant,
    depth,
    firstChessProgram: engine,
    secondChessProgram: engine,
    matchGames: 1,
    timeControl: 10,
    saveGameFile: score,
    debugMode: true,
    nameOfDebugFile: log,
    popupExitMessage: false,
    popupMoveErrors: false,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)]);
  const xboard = started(XBOARD, args, { HOME: folder, DISPLAY: display });
  await once(xboard, 'exit');
  return { ...readScore(readFileSync(score, 'utf8')), moves: readMoves(readFileSync(log, 'utf8')) };
}

/** @returns the name of the display */
async function openScreen(): Promise<string> {
  const screen = started(SCREEN, ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'], {});
  const lines = createInterface({ input: screen.stdio[3] as Readable });
  const [number] = await once(lines, 'line');
  return `:${number}`;
}

/** A program that ends with the test at the latest. */
function started(program: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    child.kill();
  });
  return child;
}

function readScore(pgn: string): Omit<Played, 'moves'> {
  const [, reason = '', result = '*'] = /\{([^}]*)\}\s*(1-0|0-1|1\/2-1\/2|\*)\s*$/.exec(pgn) ?? [];
  return { result, reason };
}

function readMoves(log: string): readonly string[] {
  return [...log.matchAll(/<(?:first |second): move (\S+)$/gm)].map(([, move = '']) => move);
}
