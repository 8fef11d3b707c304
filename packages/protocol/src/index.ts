/** @module What clients and server say to each other about games between people. */

export { type GameListener, LiveClient, type LiveClientOptions, type Socket } from './client/live-client.js';
export { type Command, type GameEvent, PLAIN_WISHES, type Wish } from './game/event.js';
export { absenceLimit, creditFor, FIRST_MOVE_LIMIT, GIFT } from './game/limits.js';
export { type GameSetup, LiveGame } from './game/live-game.js';
export { type ClientMessage, MOST_BYTES, readClientMessage } from './wire/client-message.js';
export type { GameInfo, PlayerInfo, Presence, ServerMessage } from './wire/server-message.js';
