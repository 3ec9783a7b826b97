import { readPageSettings } from '../contract/pageSettings';

// A worker has no page: whoever writes settings into index.html writes them into the first line of its file too. Before
// config/env is read: this file is the first that worker.ts imports.
const { __settingsText = '' } = globalThis as { __settingsText?: string };
Object.assign(globalThis, { __settings: readPageSettings(__settingsText).settings });
