/** The worker's side: answers requests, one after the other. Knows nothing of the kind of thread it runs in. */
import { compile, error, type Problem, type Ruleset, writeUci } from '@hippodrome/rules';
import { type Choice, chooseMove } from '../choose-move.js';
import { historyOf, readRecord } from '../player/game-record.js';
import type { Reply, Request, Thought } from '../player/protocol.js';

type Send = (reply: Reply) => void;

/** @returns what to do with each request */
export function serve(send: Send): (request: Request) => void {
  let rules: Ruleset | undefined;
  return (request) => {
    if (request.type === 'start') {
      const result = compile(request.spec);
      if (result.ok) rules = result.value;
      send(result.ok ? { type: 'ready' } : { type: 'refused', problems: result.problems });
    } else if (rules === undefined) {
      send(refusal(request.id, error('engine/not-started', 'the worker has not been told which game to play')));
    } else {
      think(rules, request, send);
    }
  };
}

function think(rules: Ruleset, { id, record, task }: Extract<Request, { type: 'think' }>, send: Send): void {
  const game = readRecord(rules, record);
  if (!game.ok) {
    send({ type: 'refused', id, problems: game.problems });
    return;
  }
  const thought = (choice: Choice): Thought => thoughtOf(rules, choice);
  const choice = chooseMove(game.value.position, historyOf(game.value), {
    ...task,
    onIteration: (found) => send({ type: 'iteration', id, thought: thought(found) }),
  });
  if (choice === undefined) send(refusal(id, error('engine/game-over', 'nobody is to move: the game is over')));
  else send({ type: 'thought', id, thought: thought(choice) });
}

function thoughtOf(rules: Ruleset, { move, variation, ...rest }: Choice): Thought {
  return { ...rest, move: writeUci(rules, move), variation: variation.map((step) => writeUci(rules, step)) };
}

function refusal(id: number, problem: Problem): Reply {
  return { type: 'refused', id, problems: [problem] };
}
