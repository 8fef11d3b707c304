/** @module The server of Hippodrome: it hands out the built page, knows who comes, and keeps games. */
export { startSession } from './account/session.js';
export { type Address, readAddress } from './address.js';
export { createApp } from './app.js';
export { appointModerator } from './appoint-moderator.js';
export type { Api } from './http/api.js';
export { run } from './run.js';
export { type RunningServer, type ServeOptions, serve } from './serve.js';
export { openServices, type Services } from './services.js';
export { readSite, type Site, type SiteFile } from './site.js';
export { createAccountStore } from './store/account/account-store.js';
export { type BackUpOptions, type BackUpReport, backUp } from './store/backup/back-up.js';
export { type RestoreOptions, restore } from './store/backup/restore.js';
export { type Database, type OpenOptions, openDatabase } from './store/database.js';
export { contentHash, createDocumentStore, type DocumentStore } from './store/document-store.js';
export { createGameStore } from './store/game/sql-game-store.js';
export type {
  Cursor,
  FinishedQuery,
  GameStore,
  GameSummary,
  NewGame,
  Page,
  Player,
  ResultCount,
  StoredGame,
} from './store/game-store.js';
export { readDataFolder } from './store/location.js';
