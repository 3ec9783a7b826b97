import { readPageSettings } from '../contract/pageSettings';

// A worker has no page: the tool that writes settings into index.html also writes them into the first line of this
// file. They must be set before config/env is read, so worker.ts imports this file first.
const { __settingsText = '' } = globalThis as { __settingsText?: string };
Object.assign(globalThis, { __settings: readPageSettings(__settingsText).settings });
