/**
 * A page whose commands can be run: blocks `md [FILE]` are files that the reader saves, blocks `console` hold commands behind `$` and
 * what they print. A line `…` stands for any lines, `…` at the end of a line for any rest of it.
 */
export type Step =
  | { readonly kind: 'save'; readonly file: string; readonly text: string }
  | { readonly kind: 'run'; readonly command: string; readonly output: readonly string[]; readonly line: number };

export function readSteps(page: string): readonly Step[] {
  const lines = page.split('\n');
  const steps: Step[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [, marks, info = ''] = /^(`{3,})(.*)$/.exec(lines[at] ?? '') ?? [];
    if (marks === undefined) continue;
    const end = lines.indexOf(marks, at + 1);
    if (end < 0) throw new Error(`line ${at + 1}: this block is not closed`);
    const body = lines.slice(at + 1, end);
    const file = /^md \[(.+)\]$/.exec(info)?.[1];
    if (file !== undefined) steps.push({ kind: 'save', file, text: `${body.join('\n')}\n` });
    else if (info === 'console') steps.push(...commands(body, at + 2));
    at = end;
  }
  return steps;
}

/** @param line number of the first line of the block's body */
function commands(body: readonly string[], line: number): readonly Step[] {
  const starts = body.flatMap((text, i) => (text.startsWith('$ ') ? [i] : []));
  return starts.map((start, i) => ({
    kind: 'run',
    command: (body[start] ?? '').slice(2),
    output: body.slice(start + 1, starts[i + 1]),
    line: line + start,
  }));
}

/** An expression for the whole output that the page shows. */
export function outputPattern(output: readonly string[]): RegExp {
  const lines = output.map((line) => {
    if (line === '…') return '(?:.*\n)*';
    return `${line.split('…').map(literal).join('.*')}\n`;
  });
  return new RegExp(`^${lines.join('')}$`);
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
