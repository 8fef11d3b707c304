/** Checks documents beside the page: a text may be long, its examples many, and somebody is writing meanwhile. */
import { fronts } from 'virtual:variants/fronts';
import { checkDocument } from './check-document.js';

interface Scope {
  addEventListener(type: 'message', listener: (event: MessageEvent<string>) => void): void;
  postMessage(message: unknown): void;
}
const scope = self as unknown as Scope;

scope.addEventListener('message', ({ data }) => scope.postMessage(checkDocument(data, fronts)));
