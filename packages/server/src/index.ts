/** @module The server of Hippodrome: for now it hands out the built page. */
export { type Address, readAddress } from './address.js';
export { createApp } from './app.js';
export { run } from './run.js';
export { type RunningServer, type ServeOptions, serve } from './serve.js';
export { readSite, type Site, type SiteFile } from './site.js';
