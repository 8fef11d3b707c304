/** Finds a Chromium on this machine: any browser that is one prints pages in the same way. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the browser is, when it is somewhere else. */
export const BROWSER_VARIABLE = 'CHROMIUM';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'chrome.exe',
  'msedge.exe',
];
const USUAL_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Its path; undefined when there is none. A browser that is named by the variable is the only one looked for. */
export function findBrowser(environment: NodeJS.ProcessEnv): string | undefined {
  const named = environment[BROWSER_VARIABLE];
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined;
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...USUAL_PLACES].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
