/** What the system knows of a process's memory. */
import { readFileSync } from 'node:fs';

/** Megabytes that a process has held at most: `VmHWM` of proc(5). */
export function peakMemory(pid: number | undefined): number {
  const [, kilobytes] = /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
