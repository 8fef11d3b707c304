/** While the page is worked on: what was made of a folder's files is forgotten when one of them changes, and the page begins anew. */
import type { Plugin } from 'vite';

export function watchFolder(folder: string, forget: () => void): Pick<Plugin, 'configureServer' | 'handleHotUpdate'> {
  return {
    configureServer(server) {
      server.watcher.add(folder);
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder)) return;
      forget();
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
  };
}
